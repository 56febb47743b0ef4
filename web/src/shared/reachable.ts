/** What scrolls can be reached by keyboard: a stop for Tab, only as long as there is something to scroll. */
import type { Attachment } from 'svelte/attachments'

export const reachable: Attachment<HTMLElement> = (part) => {
  const look = (): void => {
    const scrolls = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
    if (scrolls) part.tabIndex = 0
    else part.removeAttribute('tabindex')
  }
  const watch = new ResizeObserver(look)
  const watchAll = (): void => {
    for (const child of part.children) watch.observe(child)
    look()
  }
  const coming = new MutationObserver(watchAll)
  watch.observe(part)
  coming.observe(part, { childList: true })
  watchAll()
  return () => {
    watch.disconnect()
    coming.disconnect()
  }
}
