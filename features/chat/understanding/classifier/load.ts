/** The weights on disk: built where they are missing, and again when an example or the training changes. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { buildModel } from './build.ts'
import { type Model, parseModel, writeModel } from './model.ts'

const SOURCES = `${import.meta.dirname}/../`
const FOLDER = `${import.meta.dirname}/../../../../.cache/understanding/`

let loaded: Model | undefined

/** The model of this process; the first call reads it, or builds it in some seconds where it is missing. */
export function loadModel(): Model {
  loaded ??= readModel(fileName()) ?? buildAndKeep()
  return loaded
}

/** One name for each state of the sources, so that two versions beside each other never share a file. */
function fileName(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (IS_SOURCE.test(name)) hash.update(name).update(readFileSync(`${SOURCES}${name}`))
  }
  return `${FOLDER}${hash.digest('hex').slice(0, 16)}.bin`
}

/** What the features are read with, and what is learned. */
const IS_SOURCE =
  /^(?:examples\/.{1,120}\.tsv|(?:classifier|lexicon)\/[^.]{1,80}\.ts|(?:reading|cue-index|split-words|inflect)\.ts)$/

function readModel(file: string): Model | undefined {
  try {
    return parseModel(readFileSync(file))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function buildAndKeep(): Model {
  const model = buildModel()
  keep(model)
  return model
}

/** Where the folder cannot be written, each process builds its own. */
function keep(model: Model): void {
  const file = fileName()
  const partial = `${file}.${process.pid}`
  try {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(partial, writeModel(model))
    renameSync(partial, file)
  } catch {
    rmSync(partial, { force: true })
  }
}
