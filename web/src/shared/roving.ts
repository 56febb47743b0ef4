/** One Tab stop for a group of controls; arrows go from one to the next, Home and End to the ends. */
import type { Attachment } from 'svelte/attachments'

const CONTROLS = 'button:not([data-apart]), [data-rove]'
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export const roving: Attachment<HTMLElement> = (group) => {
  const controls = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(CONTROLS)]
  const stopAt = (one: HTMLElement | undefined): void => {
    for (const each of controls()) each.tabIndex = each === one ? 0 : -1
  }
  const onkeydown = (event: KeyboardEvent): void => {
    const all = controls()
    const here = all.indexOf(event.target as HTMLElement)
    if (here < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const step = STEPS[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? here + step : -1
    const found = all[next]
    if (!found) return
    event.preventDefault()
    stopAt(found)
    found.focus()
  }
  const onfocusin = (event: FocusEvent): void => {
    const target = event.target as HTMLElement
    if (controls().includes(target)) stopAt(target)
  }
  stopAt(controls()[0])
  const watch = new MutationObserver(() => {
    const all = controls()
    if (!all.some((each) => each.tabIndex === 0 && each === document.activeElement)) stopAt(all[0])
  })
  watch.observe(group, { childList: true, subtree: true })
  group.addEventListener('keydown', onkeydown)
  group.addEventListener('focusin', onfocusin)
  return () => {
    watch.disconnect()
    group.removeEventListener('keydown', onkeydown)
    group.removeEventListener('focusin', onfocusin)
  }
}
