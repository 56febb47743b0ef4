/** How much room the window gives: which of the layouts of styles/frame.css holds, with the same bounds. */
import { MediaQuery } from 'svelte/reactivity'

export const room = {
  phone: new MediaQuery('(max-width: 639px)'),
  /** Held upright, or small: seats in a strip, the bar below, log and chat in a drawer. */
  tablet: new MediaQuery('(min-width: 640px) and (max-width: 1099px)'),
  /** Too low for everything over the board: how all stand moves into the column. */
  low: new MediaQuery('(min-width: 1100px) and (max-height: 839px)'),
  /** Lower still: the hand is a tab beside what is being done. */
  flat: new MediaQuery('(min-width: 1100px) and (max-height: 629px)'),
  /** Log and chat have a column of their own. */
  wide: new MediaQuery('(min-width: 1800px) and (min-height: 860px)'),
}
