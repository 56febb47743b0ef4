/** The rulebook's markdown. */
import { describe, expect, it } from 'vitest'
import { blocks } from './markdown'

describe('a rulebook’s paragraph', () => {
  it('has paragraphs, lists and tables', () => {
    const found = blocks('One **two**.\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |')
    expect(found.map((block) => block.kind)).toEqual(['p', 'ul', 'table'])
    expect(found[0]).toEqual({
      kind: 'p',
      parts: [
        { kind: 'text', text: 'One ' },
        { kind: 'strong', text: 'two' },
        { kind: 'text', text: '.' },
      ],
    })
    expect(found[2]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })
})
