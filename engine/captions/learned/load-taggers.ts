/** What was learned from finished lines, on disk: built where it is missing, and again when an example or the training changes. */
import { buildOnce } from '#engine/build-once/build-once.ts'
import type { Reader } from './features.ts'
import { LEARNED_FROM, learningSources } from './learning-sources.ts'
import { type FinishedLine, readFinished } from './read-finished.ts'
import type { Taggers } from './marks.ts'
import { TAGGER_SLOTS, type Tagger } from './tagger.ts'
import { trainMarks } from './train-marks.ts'
import { trainBorders, trainOrders } from './train-orders.ts'

const readOrBuild = buildOnce(`${import.meta.dirname}/../../../.cache/taggers/`, learningSources)

/** Learned in some seconds where they are missing. */
export function loadTaggers(reader: Reader): Taggers {
  let lines: FinishedLine[] | undefined
  const load = (name: string, train: (lines: readonly FinishedLine[], reader: Reader) => Tagger): Tagger => {
    const build = () => train((lines ??= LEARNED_FROM[reader.language].flatMap(readFinished)), reader)
    return readOrBuild({ name: `${reader.language}-${name}.bin`, build, write, parse })
  }
  return {
    places: load('marks', trainMarks),
    orders: { words: load('orders', trainOrders), borders: load('borders', trainBorders) },
  }
}

const write = ({ weights }: Tagger): Uint8Array => new Uint8Array(weights.buffer)

function parse(file: Buffer): Tagger | undefined {
  const labels = file.length / Float32Array.BYTES_PER_ELEMENT / TAGGER_SLOTS
  if (!Number.isInteger(labels) || labels === 0) return undefined
  return { labels, weights: new Float32Array(Uint8Array.from(file).buffer) }
}
