/** Addresses: the plain history of the browser, and which page an address means. */

export type Place =
  | { page: 'lobby' | 'new' | 'me' | 'bots' | 'nowhere' }
  | { page: 'table'; table: string; text: boolean; at: number | null; invite: string }
  | { page: 'rules'; game: string; paragraph: string }

export function placeOf(address: URL): Place {
  const [first = '', second = '', third = ''] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  const at = address.searchParams.get('at')
  switch (first) {
    case '':
      return { page: 'lobby' }
    case 'new':
    case 'me':
    case 'bots':
      return { page: first }
    case 't':
      if (!second) return { page: 'nowhere' }
      return {
        page: 'table',
        table: second,
        text: third === 'text',
        at: at === null ? null : Number(at) || 0,
        invite: address.searchParams.get('invite') ?? '',
      }
    case 'rules':
      return { page: 'rules', game: second, paragraph: address.hash.slice(1) }
    default:
      return { page: 'nowhere' }
  }
}

class Router {
  address = $state.raw(new URL(location.href))
  readonly place = $derived(placeOf(this.address))

  constructor() {
    addEventListener('popstate', () => (this.address = new URL(location.href)))
    addEventListener('hashchange', () => (this.address = new URL(location.href)))
  }

  /** Goes to an address of the page; `replace` where going back should not return here. */
  go(path: string, { replace = false } = {}): void {
    const address = new URL(path, location.href)
    if (address.href === location.href) return
    const other = address.pathname !== location.pathname
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.address = address
    if (other && !address.hash) scrollTo(0, 0)
  }

  /** Follows a link of the page without loading anew: for `onclick` on whatever holds links. */
  readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.href)
  }
}

export const router = new Router()
