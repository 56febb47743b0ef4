/** Makes src/wire/schema.d.ts from openapi.json, and notes of which description it was made. */
import { createHash } from 'node:crypto'
import openapiTS, { astToString } from 'openapi-typescript'
import { readFileSync, writeFileSync } from './files.mjs'

const ROOT = new URL('../', import.meta.url)
const description = readFileSync(new URL('openapi.json', ROOT))
const digest = createHash('sha256').update(description).digest('hex')
const types = astToString(await openapiTS(JSON.parse(description)))
writeFileSync(new URL('src/wire/schema.d.ts', ROOT), `/** Made by \`npm run schema\` from ${digest}. */\n${types}`)
