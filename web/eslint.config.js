/** What the linter asks of the page. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { rooms } from './tools/rooms.mjs'

export default ts.config(
  { ignores: ['node_modules', 'src/wire/schema.d.ts', 'src/words/keys.ts', 'test-results'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  { files: ['src/**'], plugins: { rooms }, rules: { 'rooms/one-way': 'error' } },
  { rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'svelte/no-navigation-without-resolve': 'off' } },
)
