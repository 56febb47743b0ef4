/** One table of all that was measured, and below it whatever could not be. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { MEASURED, OVER, kept, type Measured } from './measured'

const shown = (value: number): string => (Number.isNaN(value) ? '?' : String(Number(value.toPrecision(3))))

function row(measured: Measured): string[] {
  const { what, limit, value, unit, least } = measured
  return [what, `${least ? '>=' : '<='} ${limit} ${unit}`, `${shown(value)} ${unit}`, kept(measured) ? 'ok' : 'OVER']
}

class Table implements Reporter {
  readonly #rows: string[][] = []
  readonly #failed: string[] = []

  onStdOut(text: string | Buffer): void {
    process.stdout.write(text)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const taken = result.annotations.filter(({ type }) => type === MEASURED)
    for (const { description } of taken) this.#rows.push(row(JSON.parse(description ?? '') as Measured))
    console.log(`${(result.duration / 1000).toFixed(0).padStart(4)} s  ${test.title}`)
    for (const { message } of result.errors)
      if (!message?.includes(OVER)) this.#failed.push(`${test.title}: ${message}`)
  }

  onEnd(result: FullResult): void {
    const rows = [['what', 'limit', 'measured', ''], ...this.#rows]
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)))
    console.log()
    for (const cells of rows) console.log(cells.map((cell, column) => cell.padEnd(widths[column]!)).join('  '))
    for (const failure of this.#failed) console.log(`\n${failure}`)
    console.log(result.status === 'passed' ? '\nAll budgets are kept.' : '\nNot all budgets are kept.')
  }
}

export default Table
