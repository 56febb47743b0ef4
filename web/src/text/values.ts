/** Values of a view in words: what a value means is told by its field's name, as with the arguments of a sentence. */
import { number, t } from '../words/page.svelte'
import { areSeats, isSeat, type Speech } from '../words/speech'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value on one line. */
export function inWords(say: Speech, field: string, value: unknown): string {
  if (value === null || value === undefined) return t('text-none')
  if (typeof value === 'boolean') return value ? t('text-yes') : t('text-no')
  if (typeof value === 'number') return isSeat(field) || areSeats(field) ? say.player(value) : number(value)
  if (typeof value === 'string') return value === '' ? t('text-none') : say.value(field, value) || value
  if (Array.isArray(value)) return listed(say, field, value)
  return described(say, value as Fields)
}

function listed(say: Speech, field: string, values: readonly unknown[]): string {
  if (!values.length) return t('text-none')
  const known = values.filter((value) => value !== null && value !== '')
  const hidden = values.length - known.length
  const told = known.map((value) => inWords(say, field, value))
  return [...told, ...(hidden ? [t('text-hidden-count', { count: hidden })] : [])].join(', ')
}

/** A thing with its fields on one line: what it is first, the rest behind it. */
export function described(say: Speech, fields: Fields): string {
  const [first, ...rest] = Object.entries(fields)
  if (!first) return t('text-none')
  const counts = Object.values(fields).every((value) => typeof value === 'number') && !isSeat(first[0])
  if (counts) {
    const there = Object.entries(fields).filter(([, count]) => count !== 0)
    return (
      there.map(([name, count]) => t('text-of', { field: say.field(name), value: String(count) })).join(', ') ||
      t('text-none')
    )
  }
  const thing = inWords(say, first[0], first[1])
  if (!rest.length) return thing
  const [second, third] = rest
  if (second && !third && typeof second[1] === 'number' && !isSeat(second[0])) {
    return t('text-times', { thing, count: second[1] })
  }
  const others = rest.map(([name, value]) =>
    Array.isArray(value) || rest.length === 1
      ? inWords(say, name, value)
      : t('text-of', { field: say.field(name), value: inWords(say, name, value) }),
  )
  return t('text-thing-of', { thing, rest: others.join('; ') })
}
