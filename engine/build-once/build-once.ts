/** Builds files once and reads them afterwards: a missing file is built, and a file whose sources changed is built again. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

export interface Built<Thing> {
  readonly name: string
  readonly build: () => Thing
  readonly write: (thing: Thing) => Uint8Array
  /** @returns undefined for a file that was cut */
  readonly parse: (file: Buffer) => Thing | undefined
}

export type ReadOrBuild = <Thing>(built: Built<Thing>) => Thing

/**
 * @param folder ends in a slash, and is made where it is missing
 * @param sources files whose bytes name the state, so that two versions beside each other never share a file
 * @returns reads a file, or builds and keeps it; where the folder cannot be written, each process builds its own
 */
export function buildOnce(folder: string, sources: () => readonly string[]): ReadOrBuild {
  let state: string | undefined
  return ({ name, build, write, parse }) => {
    state ??= hashFiles(sources())
    const file = `${folder}${state}-${name}`
    const stored = readStored(file)
    const parsed = stored && parse(stored)
    if (parsed !== undefined) return parsed
    const thing = build()
    store(folder, file, write(thing))
    return thing
  }
}

function hashFiles(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(file.lastIndexOf('/'))).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function readStored(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function store(folder: string, file: string, built: Uint8Array): void {
  const partial = `${file}.${process.pid}`
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(partial, built)
    renameSync(partial, file)
  } catch {
    rmSync(partial, { force: true })
  }
}
