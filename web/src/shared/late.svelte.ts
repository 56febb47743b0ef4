/** Parts that the first move does not need: they come when the browser has nothing else to do, or once they are wanted. */

/** A module that comes later. */
export class Late<Module> {
  #module = $state.raw<Module | null>(null)
  #coming: Promise<void> | null = null
  readonly #load: () => Promise<Module>

  constructor(load: () => Promise<Module>) {
    this.#load = load
  }

  /** The module; nothing until it has come. Whoever looks sends for it. */
  get here(): Module | null {
    if (!this.#module) void this.fetch().catch(() => undefined)
    return this.#module
  }

  /** Sends for it, once; after a broken line it may be sent for again. */
  fetch(): Promise<void> {
    return (this.#coming ??= this.#load().then(
      (module) => void (this.#module = module),
      (error: unknown) => {
        this.#coming = null
        throw error
      },
    ))
  }
}

const all: Late<unknown>[] = []

/** Marks a part of the page as one that comes later. */
export function late<Module>(load: () => Promise<Module>): Late<Module> {
  const part = new Late(load)
  all.push(part)
  return part
}

const idle = (): Promise<void> =>
  new Promise((rest) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => rest())
    else setTimeout(rest, 200)
  })

/** Sends for all that comes later, one after the other, whenever there is nothing else to do. */
export async function fetchLater(): Promise<void> {
  for (const part of all) {
    await idle()
    await part.fetch().catch(() => undefined)
  }
}
