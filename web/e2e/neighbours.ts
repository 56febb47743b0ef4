/** Neighbours at a table of Cooperation: two people, one in the browser, the other over the wire. */
import { expect, type Page } from '@playwright/test'
import { forTwo, look, playUntil, threeRounds } from './tables'

export interface Neighbours {
  id: string
  rival: Page
  leave: () => Promise<void>
}

/** A table for two at which somebody's turn to act has come: the first player's, in the browser or over the wire. */
export async function neighbours(page: Page, first: '1' | '2'): Promise<Neighbours> {
  const options = { cooperation: 'on', first_player: first }
  const table = await forTwo(page, { options, ...threeRounds() })
  const [mine, theirs] = first === '1' ? [page, table.rival] : [table.rival, page]
  await playUntil(mine, table.id, (asked) => asked.key === 'princes-question-turn', /^(return|renounce|nothing)/, [
    theirs,
  ])
  return table
}

/** Answers over the wire what a person is asked: a line, or the first of the moves that begin so for each of its words. */
export async function says(player: Page, id: string, ...wishes: string[]): Promise<void> {
  for (const wish of wishes) {
    await expect.poll(async () => Object.keys((await look(player, id)).questions).length).toBeGreaterThan(0)
    const [seat, asked] = Object.entries((await look(player, id)).questions)[0]!
    const line = asked.moves.find(({ text }) => text.startsWith(wish))
    expect(line, `${wish} is offered for ${asked.key}`).toBeDefined()
    const answer = await player.request.post(`/api/tables/${id}/moves`, {
      data: { seat: Number(seat), line: line!.text, question: asked.number },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
