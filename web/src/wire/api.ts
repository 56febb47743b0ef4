/** The server by its addresses. Whatever goes wrong is one error with one sentence. */
import { settings } from '../settings.svelte'
import { cameAlong } from './along'
import type { Arguments, Sight } from './types'

export interface ErrorBody {
  error?: string
  key?: string
  paragraph?: string
  arguments?: Arguments
  sight?: Sight | null
  /** The part of the request that has to be changed. */
  field?: string
}

/** The server said no: its sentence, and for a refused move the refusal that can be said in any language. */
export class Unserved extends Error {
  readonly status: number
  readonly key: string
  readonly paragraph: string
  readonly arguments: Arguments
  readonly field: string

  constructor(status: number, body: ErrorBody) {
    super(body.error ?? `HTTP ${status}`)
    this.status = status
    this.key = body.key ?? ''
    this.paragraph = body.paragraph ?? ''
    this.arguments = body.arguments ?? {}
    this.field = body.field ?? ''
  }
}

/** The server could not be reached: what was sent may or may not have arrived. */
export class Unreachable extends Error {}

const JSON_BODY = { 'content-type': 'application/json' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function answer(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: { 'accept-language': settings.language, ...(body === undefined ? {} : JSON_BODY) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch (lost) {
    throw new Unreachable(String(lost))
  }
  if (response.status >= 502) throw new Unreachable(`HTTP ${response.status}`)
  if (!response.ok) throw new Unserved(response.status, (await response.json().catch(() => ({}))) as ErrorBody)
  return response
}

export const api = {
  get: async <T>(path: string): Promise<T> => cameAlong<T>(path) ?? ((await answer('GET', path)).json() as Promise<T>),
  text: async (path: string): Promise<string> => cameAlong<string>(path) ?? (await answer('GET', path)).text(),
  post: async <T>(path: string, body: unknown = {}): Promise<T> =>
    (await answer('POST', path, body)).json() as Promise<T>,
  put: async <T>(path: string, body: unknown): Promise<T> => (await answer('PUT', path, body)).json() as Promise<T>,
  delete: async <T>(path: string): Promise<T> => (await answer('DELETE', path)).json() as Promise<T>,
}
