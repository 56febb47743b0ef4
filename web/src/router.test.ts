/** Addresses, and the pages they mean. */
import { describe, expect, it } from 'vitest'
import { placeOf } from './router.svelte'

describe('an address', () => {
  const place = (path: string) => placeOf(new URL(path, 'http://signoria.test'))

  it('means a page', () => {
    expect(place('/')).toEqual({ page: 'lobby' })
    expect(place('/t/abc/text')).toMatchObject({ page: 'table', table: 'abc', text: true, at: null })
    expect(place('/t/abc?at=12')).toMatchObject({ text: false, at: 12 })
    expect(place('/rules/princes#3.2')).toEqual({ page: 'rules', game: 'princes', paragraph: '3.2' })
    expect(place('/elsewhere')).toEqual({ page: 'nowhere' })
  })
})
