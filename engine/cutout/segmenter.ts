import { measureClutter } from '#engine/passes/clutter-behind.ts'
import { agreementOf, fromLogits, mergePasses, surenessOf, toLogits } from '#engine/passes/merge-passes.ts'
import { PASSES, type InferencePass, drawPass, undoPass } from '#engine/passes/passes.ts'
import { cropPart, placePart } from '#engine/passes/crop-part.ts'
import { type People, detectPeople } from '#engine/passes/detect-people.ts'
import { enlargeLogits } from '../model/enlarge.ts'
import { type IsnetSession, openIsnet, squash } from '../model/isnet-session.ts'
import type { PreparedModel } from '../model/prepare-model.ts'
import { openPersonSession } from '../model/person-session.ts'
import { OUTPUT_SIZE } from '../model/simplify-graph.ts'
import type { Picture, Region, Plane } from '../types.ts'
import { completePeople } from './complete-people.ts'

/** What the network takes for the subject of a photo. */
export interface Estimate {
  /** A soft mask of the picture's own size. */
  readonly mask: Plane
  /** Logits of the mask and then of every pass over the photo, squashed to squares of `OUTPUT_SIZE`². */
  readonly passes: readonly Uint8Array[]
  /** How sure of people the passes are that completed the mask, 0…1, of a square; the other passes saw too little. */
  readonly people?: Float32Array
}

/** Separates the subject of a photo from its background. */
export interface Segmenter {
  readonly segment: (picture: Picture) => Promise<Estimate>
  /** One pass over a part of a picture, as logits of the whole: nothing outside of it. */
  readonly readRegion: (picture: Picture, place: Region) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** Below this agreement of the first pass and a smaller, mirrored one, three more are taken: at about a third of ordinary photos. */
const AGREED = 0.92
/** And below this sureness of the first. */
const SURE = 0.75
const [FIRST, SECOND, ...FURTHER] = PASSES

/** Share of edges in what lies behind the subject from which something may come along. */
const CLUTTERED = 0.05

/** Below this sureness of every pass and of what all make, a person may be what they see too little of. */
const PEOPLE_BELOW = 0.7

/** What a segmenter asks its networks. */
export interface Networks {
  readonly runPass: (picture: Picture, pass: InferencePass) => Promise<Uint8Array>
  readonly findPeople: (picture: Picture) => Promise<People>
  /** Taken where the first two passes do not agree. */
  readonly further: readonly InferencePass[]
}

/** Loaded networks; a process needs only one of these, and its memory allows no more. */
export async function createSegmenter(model: PreparedModel): Promise<Segmenter> {
  const session = await openIsnet(model.path, model.inputSize, model.precision === 'given' ? 'floats' : 'bytes')
  const people = await openPersonSession()
  const networks: Networks = {
    runPass: (picture, pass) => inferOnce(session, picture, pass),
    findPeople: (picture) => detectPeople(picture, people.look),
    // a given network of one size would say the same again
    further: session.readsAnySize ? FURTHER : [],
  }
  return {
    segment: (picture) => segmentBy(networks, picture),
    readRegion: async (picture, place) => {
      const part = await cropPart(picture, place)
      const square = await squash(part.picture, session.inputSize)
      return placePart(await session.look(square), OUTPUT_SIZE, part.place)
    },
    close: async () => {
      await session.release()
      await people.release()
    },
  }
}

export async function segmentBy({ runPass, findPeople, further }: Networks, picture: Picture): Promise<Estimate> {
  const first = await runPass(picture, FIRST)
  const second = await runPass(picture, SECOND)
  const [seen, seenSmaller] = [fromLogits(first), fromLogits(second)]
  const isAgreed = agreementOf(seen, seenSmaller) >= AGREED && surenessOf(seen) >= SURE
  if (isAgreed) return { mask: enlargeLogits(first, picture), passes: [first, first, second] }

  const passes = [first, second]
  for (const pass of further) passes.push(await runPass(picture, pass))
  const opacities = [seen, seenSmaller, ...passes.slice(2).map(fromLogits)]
  // two passes of a given network have no majority
  const isPlain = passes.length < PASSES.length || (await measureClutter(picture, seen)) < CLUTTERED
  const merged = mergePasses(opacities, isPlain ? 'plain' : 'cluttered')
  const isSure = [{ side: OUTPUT_SIZE, data: merged }, ...opacities].some((each) => surenessOf(each) >= PEOPLE_BELOW)
  const completed = isSure ? undefined : await completeBy(findPeople, picture, merged)
  if (!completed) return estimateOf(toLogits(merged), passes, picture)
  return { ...estimateOf(toLogits(completed.mask), passes, picture), people: completed.people }
}

function estimateOf(mask: Uint8Array, passes: readonly Uint8Array[], picture: Picture): Estimate {
  return { mask: enlargeLogits(mask, picture), passes: [mask, ...passes] }
}

async function completeBy(findPeople: Networks['findPeople'], picture: Picture, merged: Float32Array) {
  const people = await findPeople(picture)
  const mask = await completePeople(picture, merged, people)
  return mask && { mask, people: people.some }
}

async function inferOnce(session: IsnetSession, picture: Picture, pass: InferencePass): Promise<Uint8Array> {
  const readable = session.readsAnySize ? pass : { ...pass, side: session.inputSize }
  return undoPass(await session.look(await drawPass(picture, readable)), OUTPUT_SIZE, pass)
}
