/** Files as the tools read them: text in, text out, and a walk by ending. */
import { existsSync, readFileSync as read, readdirSync, writeFileSync } from 'node:fs'

export { existsSync, writeFileSync }

export const readFileSync = (path) => read(path, 'utf8')

/** All files below a folder whose name ends so, in a fixed order. */
export function globSync(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .sort()
    .map((path) => `${folder}/${path}`)
}
