/** The weights on disk: built where they are missing, and again when an example or the training changes. */
import { readdirSync } from 'node:fs'
import { buildOnce } from '#engine/build-once/build-once.ts'
import { buildLanguages, buildMeanings } from './build.ts'
import { type Model, parseModel, writeModel } from './model.ts'

const SOURCES = `${import.meta.dirname}/../`
/** Words for scenes are cues of messages too. */
const SCENE_WORDS = `${import.meta.dirname}/../../../../engine/backdrop-description/`

/** What is told apart, and how that is learned. */
const BUILDERS = { meanings: () => buildMeanings(), languages: () => buildLanguages() } as const
export type ModelName = keyof typeof BUILDERS
export const MODEL_NAMES = ['meanings', 'languages'] as const satisfies readonly ModelName[]

const readOrBuild = buildOnce(`${import.meta.dirname}/../../../../.cache/understanding/`, sources)

const loaded = new Map<ModelName, Model>()

/** A model of this process; the first call reads it, or builds it in some seconds where it is missing. */
export function loadModel(name: ModelName): Model {
  const known = loaded.get(name)
  if (known) return known
  const model = readOrBuild<Model>({ name: `${name}.bin`, build: BUILDERS[name], write: writeModel, parse: parseModel })
  loaded.set(name, model)
  return model
}

/** Reads or builds both. */
export function loadModels(): void {
  for (const name of MODEL_NAMES) loadModel(name)
}

function sources(): string[] {
  return [...filesIn(SOURCES, IS_SOURCE), ...filesIn(SCENE_WORDS, IS_SCENE_WORD)]
}

function filesIn(folder: string, isWanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => isWanted.test(name))
    .toSorted()
    .map((name) => `${folder}${name}`)
}

/** What the features are read with, and what is learned. */
const IS_SOURCE =
  /^(?:examples\/.{1,120}\.tsv|classifier\/[^.]{1,80}\.ts|lexicon\/[^.]{1,80}\.(?:ts|json)|(?:reading|rank-languages|cue-index|split-words|inflect)\.ts)$/
const IS_SCENE_WORD = /^(?:lexicon\/[^.]{1,80}|lexicon-index|clean-text|bounded-pattern)\.ts$/
