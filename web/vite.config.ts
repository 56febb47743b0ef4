/** How the page is built: into the server's package, with its words checked on the way. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { words } from './tools/words.mjs'

const server = process.env.SIGNORIA_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [words(), svelte()],
  build: {
    outDir: '../src/signoria/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
