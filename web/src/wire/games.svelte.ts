/** The games there are: asked for once. */
import type { Language } from '../settings.svelte'
import { api } from './api'
import type { GameAnswer, GamesAnswer } from './types'

class Games {
  list = $state.raw<GameAnswer[]>([])
  bots = $state.raw<string[]>([])
  #asked = false

  /** Brings them, if that was not done yet. */
  async bring(): Promise<void> {
    if (this.#asked) return
    this.#asked = true
    try {
      const answer = await api.get<GamesAnswer>('/games')
      this.list = answer.games
      this.bots = answer.bots
    } catch {
      this.#asked = false
    }
  }

  game(key: string): GameAnswer | undefined {
    void this.bring()
    return this.list.find((game) => game.key === key)
  }

  /** What a game is called. */
  name(key: string, language: Language): string {
    return this.game(key)?.name[language] ?? ''
  }
}

export const games = new Games()
