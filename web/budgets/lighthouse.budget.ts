/** Lighthouse's own marks for a phone, lobby and table. It is fetched by tools/budgets, and is no part of the page. */
import { chromium, test, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeTable, playUntil } from '../e2e/tables'
import { CHROMIUM, FLAGS, PORT } from './machine'
import { atLeast, median } from './measured'

const TIMES = 3
const DEBUGGING = 9_322
const PROGRAM = join(import.meta.dirname, '../../.tools/lighthouse/node_modules/lighthouse/cli/index.js')
const FOLDER = mkdtempSync(join(tmpdir(), 'signoria-lighthouse-'))

interface Marks {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<string, { score: number | null; title: string; scoreDisplayMode: string }>
}

/** Looks at an address with the cookies of the browser that listens. */
async function marks(address: string): Promise<Marks> {
  const path = join(FOLDER, 'marks.json')
  await promisify(execFile)(process.execPath, [
    PROGRAM,
    address,
    `--port=${DEBUGGING}`,
    '--output=json',
    `--output-path=${path}`,
    '--only-categories=performance,accessibility,best-practices',
    '--disable-storage-reset',
    '--quiet',
  ])
  return JSON.parse(readFileSync(path, 'utf8')) as Marks
}

async function noteMarks(which: string, performance: number, address: string): Promise<void> {
  const all: Marks[] = []
  for (let time = 0; time < TIMES; time++) all.push(await marks(address))
  const score = (category: keyof Marks['categories']): number =>
    100 * median(all.map(({ categories }) => categories[category].score))
  atLeast(`Lighthouse performance, ${which}`, performance, score('performance'), '')
  atLeast(`Lighthouse accessibility, ${which}`, 100, score('accessibility'), '')
  atLeast(`Lighthouse best practices, ${which}`, 100, score('best-practices'), '')
  const remarks = Object.values(all[0]!.audits).filter(
    (audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0,
  )
  for (const { title } of remarks) console.log(`      ${which}: ${title}`)
}

/** A browser that Lighthouse can look into, and somebody in it. */
async function browsing<T>(deed: (page: Page) => Promise<T>): Promise<T> {
  const context = await chromium.launchPersistentContext(join(FOLDER, 'browser'), {
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${DEBUGGING}`],
    baseURL: `http://127.0.0.1:${PORT}`,
  })
  try {
    return await deed(await context.newPage())
  } finally {
    await context.close()
  }
}

test('Lighthouse', () =>
  browsing(async (page) => {
    const { id } = await makeTable(page, 'princes', ['me', 'quick', 'quick'])
    await playUntil(page, id, (asked) => asked.auction !== null || asked.key === 'princes-question-turn')
    await noteMarks('lobby', 95, `http://127.0.0.1:${PORT}/`)
    await noteMarks('table', 90, `http://127.0.0.1:${PORT}/t/${id}`)
  }))
