/** What the choices of a game's options are called, in the game's own words. */
import { bundleFor } from '../table/speaking'
import { language, t } from '../words/page.svelte'
import { Speech } from '../words/speech'

const PLAIN: Record<string, () => string> = {
  on: () => t('lobby-option-on'),
  off: () => t('lobby-option-off'),
}

/** For a component: the words come with the title, and change with the language. */
export function optionWords(titleOf: () => string): (option: string, choice: string) => string {
  let speech = $state.raw<Speech | null>(null)
  $effect(() => {
    const [title, spoken] = [titleOf(), language()]
    bundleFor(title, spoken)
      .then((bundle) => (speech = new Speech(title, spoken, bundle, {}, [])))
      .catch(() => undefined)
  })
  return (option, choice) => PLAIN[choice]?.() ?? (speech?.title === titleOf() ? speech.name(option, choice) : choice)
}
