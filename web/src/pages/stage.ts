/** What may stand in place of the decision bar or the board: a replay's slider, the end of a game. */
import type { Component } from 'svelte'
import type { BoardModule } from '../shared/contract'
import type { TableState } from '../table/table.svelte'

export interface Stage {
  bar?: Component<{ table: TableState }>
  board?: Component<{ table: TableState; board: BoardModule | null }>
}
