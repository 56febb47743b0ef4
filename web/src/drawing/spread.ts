/** Keeps neighbours on a ruler apart; a stem leads each back to its true place. */

export interface Spread<Name> {
  name: Name
  /** Where it truly is. */
  at: number
  /** Where it is drawn. */
  x: number
}

const ROUNDS = 20

/** Each at least `gap` from the next, moved as little as may be, within the ruler's ends. */
export function spread<Name>(
  list: readonly (readonly [Name, number])[],
  gap: number,
  from = -Infinity,
  to = Infinity,
): Spread<Name>[] {
  const out = list.map(([name, at]) => ({ name, at, x: at })).sort((a, b) => a.at - b.at)
  for (let time = 0; time < ROUNDS; time++) {
    for (let place = 1; place < out.length; place++) {
      const left = out[place - 1]
      const right = out[place]
      if (!left || !right) continue
      const close = gap - (right.x - left.x)
      if (close > 0) {
        right.x += close / 2
        left.x -= close / 2
      }
    }
    const over = Math.max(0, ...out.map(({ x }) => from - x)) || Math.min(0, ...out.map(({ x }) => to - x))
    if (Number.isFinite(over)) for (const each of out) each.x += over
  }
  return out
}
