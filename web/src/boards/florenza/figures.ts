/** Small positions beside the paragraphs they explain: data, proved against the rules by tests/florenza/test_figures.py. */
import figures from './figures.json'

export { default } from './Figures.svelte'

export const { work: WORK, failures: FAILURES, offices: OFFICES } = figures
export type Failure = (typeof FAILURES)[number]
export type Office = (typeof OFFICES)[number]

export const paragraphs: readonly string[] = [
  ...new Set([
    WORK.paragraph,
    ...FAILURES.map(({ paragraph }) => paragraph),
    ...OFFICES.map(({ paragraph }) => paragraph),
  ]),
]
