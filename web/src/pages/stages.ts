/** Which stage a table stands on: in play, before it began, over, or looked at again. */
import type { Component } from 'svelte'
import type { TableState } from '../table/table.svelte'
import { past } from '../frame/log/catchup.svelte'
import { loadWordsOf } from '../words/page.svelte'
import type { Stage } from './stage'

const FOUND = import.meta.glob<{ default: Component }>([
  '../frame/{replay/ReplayBar,end/EndBar,end/EndScreen,log/CatchUpBar}.svelte',
  '../lobby/WaitingRoom.svelte',
])
type StageName = 'play' | 'catch-up' | 'replay' | 'end'

async function component<Props extends Record<string, unknown>>(path: string): Promise<Component<Props> | undefined> {
  return (await FOUND[path]?.())?.default as Component<Props> | undefined
}

const STAGES: Record<StageName, () => Promise<Stage | null>> = {
  play: async () => null,
  'catch-up': async () => ({ bar: (await component<{ table: TableState }>('../frame/log/CatchUpBar.svelte'))! }),
  replay: async () => ({ bar: (await component<{ table: TableState }>('../frame/replay/ReplayBar.svelte'))! }),
  end: async () => ({
    bar: (await component<{ table: TableState }>('../frame/end/EndBar.svelte'))!,
    board: (await component('../frame/end/EndScreen.svelte')) as NonNullable<Stage['board']>,
  }),
}

/** On which stage a table stands, looked at after so many moves or as it is. */
export function stageName(table: TableState, at: number | null): StageName {
  if (!table.finished) return past.played ? 'catch-up' : 'play'
  return at === null || table.state === 'ended' ? 'end' : 'replay'
}

/** What stands on a stage. */
export const laid = (name: StageName): Promise<Stage | null> => STAGES[name]()

/** Where people gather before the game. */
export async function waitingRoom(): Promise<Component<{ table: TableState; invite: string }> | undefined> {
  const [found] = await Promise.all([component('../lobby/WaitingRoom.svelte'), loadWordsOf('lobby')])
  return found as Component<{ table: TableState; invite: string }> | undefined
}
