/** Browser tests: a real server on a database of its own, a real Chromium, a desk and a phone. */
import { defineConfig } from '@playwright/test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = process.env['E2E_PORT'] ?? '8917'
const PYTHON = process.env['SIGNORIA_PYTHON'] ?? '../.venv/bin/python'
process.env['E2E_FOLDER'] ??= mkdtempSync(join(tmpdir(), 'signoria-e2e-'))

export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /phone\.spec/ },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /phone\.spec|pages\.spec/,
    },
  ],
  webServer: {
    command: `env -u SIGNORIA_PYTHON ${PYTHON} -m signoria.server.serving`,
    url: `http://127.0.0.1:${PORT}/healthz`,
    stdout: 'pipe',
    env: {
      PYTHONPATH: '../src',
      SIGNORIA_DATABASE: `sqlite:${join(process.env['E2E_FOLDER'], 'tables.db')}`,
      SIGNORIA_PORT: PORT,
      SIGNORIA_POSTS_A_MINUTE: '1000000',
      SIGNORIA_HASH_KIB: '64',
      SIGNORIA_VEIL_MS: '50',
      SIGNORIA_NATURAL_MS: '30',
      SIGNORIA_WORKERS: '1',
    },
  },
})
