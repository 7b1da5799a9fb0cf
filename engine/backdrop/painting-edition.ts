import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SCENES_FOLDER } from './plates/plate-index.ts'

/** Everything that a backdrop's look depends on, beside the scene itself. */
const SOURCES = [new URL('./', import.meta.url), new URL('../pixels/', import.meta.url)]

let edition: string | undefined

/**
 * Names the code that paints, by its content: 16 hexadecimal digits that change whenever a backdrop could come out differently. Whoever
 * keeps painted backdrops or their thumbnails puts it in the key, and nothing old is ever shown.
 */
export function paintingEdition(): string {
  edition ??= hashSources(
    SOURCES.map((folder) => fileURLToPath(folder)),
    platesState(SCENES_FOLDER),
  )
  return edition
}

/** Specs and fixtures paint nothing. */
export function hashSources(folders: readonly string[], more = ''): string {
  const hash = createHash('sha256').update(more)
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.(?:spec|fixture)\.ts$/.test(name),
    )
    for (const name of names.sort())
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(`${folder}/${name}`))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

/** Names and sizes stand for the plates' bytes: reading all of them would delay every start. */
function platesState(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(`${folder}/${name}`).size}`)
    .join(' ')
}
