/** How many things of a row that scrolls sideways lie beyond its end. */
import type { Attachment } from 'svelte/attachments'

const SEEN = 0.6

export class Beyond {
  count = $state(0)

  readonly watch: Attachment<HTMLElement> = (row) => {
    const look = (): void => {
      const end = row.getBoundingClientRect().right
      this.count = [...row.children].filter((each) => {
        const { left, width } = each.getBoundingClientRect()
        return left + width * SEEN > end
      }).length
    }
    const resized = new ResizeObserver(look)
    const changed = new MutationObserver(look)
    resized.observe(row)
    changed.observe(row, { childList: true })
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
      row.removeEventListener('scroll', look)
    }
  }
}
