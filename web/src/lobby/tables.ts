/** A table as the lobby's lists tell of it. */
import type { TableSight } from '../wire/types'

export type ListedTable = TableSight
