/** Budgets: one thing at a time, in a real Chromium before a real server, so that nothing but the page is measured. */
import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM, FLAGS, PORT } from './machine'

process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'signoria-budgets-'))

export default defineConfig({
  testDir: '.',
  testMatch: '*.budget.ts',
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: './reporter.ts',
  outputDir: join(process.env['E2E_FOLDER'], 'results'),
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
  webServer: {
    command: `env -u SIGNORIA_PYTHON ${process.env['SIGNORIA_PYTHON'] ?? '../../.venv/bin/python'} -m signoria.server.serving`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    stdout: 'pipe',
    env: {
      PYTHONPATH: join(import.meta.dirname, '../../src'),
      SIGNORIA_DATABASE: `sqlite:${join(process.env['E2E_FOLDER'], 'tables.db')}`,
      SIGNORIA_PORT: PORT,
      SIGNORIA_POSTS_A_MINUTE: '1000000',
    },
  },
})
