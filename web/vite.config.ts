/** How the page is built: into the server's package, with its words checked on the way. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { packed } from './tools/packed.mjs'
import { words } from './tools/words.mjs'

const SHELL =
  /node_modules|preload-helper|src\/(words|router|settings)|wire\/(along|api)|shared\/NotHere|drawing\/Sprite/

interface Modules {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/** What every page needs, and what lobby and table have in common. */
const shell = (id: string, modules: Modules): string | null => {
  const common =
    /src\/(drawing|frame|shared|table|wire)\//.test(id) &&
    modules.getModuleInfo(id)?.importers.some((by) => /src\/(house|lobby)\//.test(by))
  return SHELL.test(id) || common ? 'shell' : null
}

/** Whether a table is not there without it: what comes later, and what only that imports, stays apart. */
const atTable = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (id.endsWith('/pages/TablePage.svelte')) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((by) => atTable(by, modules, seen)) ?? false
}
const ofTable = (id: string, modules: Modules): string | null =>
  /src\/(frame|pages|shared|table|wire)\//.test(id) && atTable(id, modules) ? 'table' : null

/** Few files rather than many small ones: on a slow line each costs a way to the server and back. */
const CHUNKS = [
  { name: shell, priority: 2 },
  { name: ofTable, minShareCount: 2, priority: 1 },
  { name: 'lobby', test: /src\/(house|lobby)\//, minShareCount: 2 },
]
const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [words(), svelte(), packed()],
  build: {
    outDir: '../src/signoria/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false },
})
