import { agreementOf, fromLogits, mergeLooks, surenessOf, toLogits } from '#engine/looks/merge-looks.ts'
import { LOOKS, type Look, drawLook, undoLook } from '#engine/looks/look-square.ts'
import { cropPart, placePart } from '#engine/looks/look-at-part.ts'
import { type People, lookForPeople } from '#engine/looks/look-for-people.ts'
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
  /** Logits of the mask and then of every look at the photo, squashed to squares of `OUTPUT_SIZE`². */
  readonly looks: readonly Uint8Array[]
  /** How sure of people looks are that completed the mask, 0…1, of a square; the other looks saw too little. */
  readonly people?: Float32Array
}

/** Separates the subject of a photo from its background. */
export interface Segmenter {
  readonly segment: (picture: Picture) => Promise<Estimate>
  /** One look at a part of a picture, as logits of the whole: nothing outside of it. */
  readonly lookAt: (picture: Picture, place: Region) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** Below this agreement of the first look and a smaller, mirrored one, three more are taken: at about a third of ordinary photos. */
const AGREED = 0.92
/** And below this sureness of the first. */
const SURE = 0.75
const [FIRST, SECOND, ...FURTHER] = LOOKS

/** Below this sureness of what all looks make, a person may be what they see too little of. */
const PEOPLE_BELOW = 0.7

/** What a segmenter asks its networks. */
export interface Networks {
  readonly lookBy: (picture: Picture, look: Look) => Promise<Uint8Array>
  readonly findPeople: (picture: Picture) => Promise<People>
  /** Taken where the first two looks do not agree. */
  readonly further: readonly Look[]
}

/** Loaded networks; a process needs only one of these, and its memory allows no more. */
export async function createSegmenter(model: PreparedModel): Promise<Segmenter> {
  const session = await openIsnet(model.path, model.inputSize, model.precision === 'given' ? 'floats' : 'bytes')
  const people = await openPersonSession()
  const networks: Networks = {
    lookBy: (picture, look) => lookAt(session, picture, look),
    findPeople: (picture) => lookForPeople(picture, people.look),
    // a given network of one size would say the same again
    further: session.readsAnySize ? FURTHER : [],
  }
  return {
    segment: (picture) => segmentBy(networks, picture),
    lookAt: async (picture, place) => {
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

export async function segmentBy({ lookBy, findPeople, further }: Networks, picture: Picture): Promise<Estimate> {
  const first = await lookBy(picture, FIRST)
  const second = await lookBy(picture, SECOND)
  const seen = fromLogits(first)
  const isAgreed = agreementOf(seen, fromLogits(second)) >= AGREED && surenessOf(seen) >= SURE
  if (isAgreed) return { mask: enlargeLogits(first, picture), looks: [first, first, second] }

  const looks = [first, second]
  for (const look of further) looks.push(await lookBy(picture, look))
  const merged = mergeLooks(looks.map(fromLogits))
  return (await completeUnsure(merged, looks, picture, findPeople)) ?? estimateOf(toLogits(merged), looks, picture)
}

function estimateOf(mask: Uint8Array, looks: readonly Uint8Array[], picture: Picture): Estimate {
  return { mask: enlargeLogits(mask, picture), looks: [mask, ...looks] }
}

async function completeUnsure(
  merged: Float32Array,
  looks: readonly Uint8Array[],
  picture: Picture,
  findPeople: Networks['findPeople'],
): Promise<Estimate | undefined> {
  if (surenessOf({ side: OUTPUT_SIZE, data: merged }) >= PEOPLE_BELOW) return undefined
  const people = await findPeople(picture)
  const completed = await completePeople(picture, merged, people)
  return completed && { ...estimateOf(toLogits(completed), looks, picture), people: people.some }
}

async function lookAt(session: IsnetSession, picture: Picture, look: Look): Promise<Uint8Array> {
  const readable = session.readsAnySize ? look : { ...look, side: session.inputSize }
  return undoLook(await session.look(await drawLook(picture, readable)), OUTPUT_SIZE, look)
}
