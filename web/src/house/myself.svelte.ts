/** Who the reader is: the name and account that the server knows this browser by. */
import { api } from '../wire/api'
import type { Me } from '../wire/types'

class Myself {
  me = $state.raw<Me>({ name: '', account: '' })
  known = $state(false)

  async look(): Promise<Me> {
    this.me = await api.get<Me>('/me')
    this.known = true
    return this.me
  }

  async say(name: string): Promise<void> {
    this.me = await api.post<Me>('/me', { name })
  }

  async act(method: 'post' | 'delete', path: string, body?: unknown): Promise<void> {
    this.me = method === 'post' ? await api.post<Me>(path, body) : await api.delete<Me>(path)
  }
}

/** Who the reader is, on every page alike. */
export const myself = new Myself()
