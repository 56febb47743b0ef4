/** How many games somebody has played to their end on this device: a newcomer is told what the looks of things mean. */
const KEPT = 'signoria.played'
const ENOUGH = 3

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** Whether somebody has not yet played three games to their end. */
export const isNewcomer = (): boolean => played().length < ENOUGH

/** Counts a game that is over, once. */
export function countPlayed(table: string): void {
  const known = played()
  if (known.length < ENOUGH && !known.includes(table)) localStorage.setItem(KEPT, JSON.stringify([...known, table]))
}
