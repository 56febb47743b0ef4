/** Squares of a grid, and tiles as lists of them: row and column from the top left. */

export type Cell = readonly [row: number, column: number]

/** `d4` is column d, fourth row. */
export function cellOf(square: string): Cell {
  return [Number(square.slice(1)) - 1, square.charCodeAt(0) - 97]
}

export function squareOf([row, column]: Cell): string {
  return String.fromCharCode(97 + column) + String(row + 1)
}

/** The squares of a shape drawn in signs, as the tables of components draw them. */
export function cellsOf(shape: readonly string[]): Cell[] {
  return shape.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [[row, column] as const] : [])),
  )
}

export function sorted(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

export function shifted(cells: readonly Cell[], down: number, right: number): Cell[] {
  return cells.map(([row, column]) => [row + down, column + right] as const)
}

/** The cells moved into the top left corner, and how far that was. */
export function cornered(cells: readonly Cell[]): { cells: Cell[]; top: number; left: number } {
  const top = Math.min(...cells.map(([row]) => row))
  const left = Math.min(...cells.map(([, column]) => column))
  return { cells: sorted(shifted(cells, -top, -left)), top, left }
}

/** Flipped left to right, then turned clockwise by quarters, in the top left corner. */
export function turned(cells: readonly Cell[], quarters: number, flipped: boolean): Cell[] {
  let held: Cell[] = flipped ? cells.map(([row, column]) => [row, -column] as const) : [...cells]
  for (let quarter = 0; quarter < quarters; quarter++) held = held.map(([row, column]) => [column, -row] as const)
  return cornered(held).cells
}

export function sizeOf(cells: readonly Cell[]): { rows: number; columns: number } {
  return {
    rows: Math.max(...cells.map(([row]) => row)) + 1,
    columns: Math.max(...cells.map(([, column]) => column)) + 1,
  }
}

export function has(cells: readonly Cell[], row: number, column: number): boolean {
  return cells.some(([r, c]) => r === row && c === column)
}

/** One name for each form a tile can lie in. */
export function formOf(cells: readonly Cell[]): string {
  return cornered(cells)
    .cells.map(([row, column]) => `${row}${column}`)
    .join('-')
}

/** The middle of the widest run of squares: where a name fits best; of equal runs the one nearest the tile's middle. */
export function widest(cells: readonly Cell[]): { row: number; column: number; width: number } {
  const middle = cells.reduce((sum, [row]) => sum + row + 0.5, 0) / cells.length
  let best = { row: 0, column: 0, width: 0 }
  for (const [row, column] of cells) {
    if (has(cells, row, column - 1)) continue
    let width = 1
    while (has(cells, row, column + width)) width++
    const here = { row: row + 0.5, column: column + width / 2, width }
    const nearer = Math.abs(here.row - middle) < Math.abs(best.row - middle)
    if (width > best.width || (width === best.width && nearer)) best = here
  }
  const { rows, columns } = sizeOf(cells)
  const whole = rows * columns === cells.length
  return whole ? { row: rows / 2, column: columns / 2, width: columns } : best
}
