import { decideHalfSure } from '#engine/passes/decide-half-sure.ts'
import { measureClutter, readBehind } from '#engine/passes/clutter-behind.ts'
import { type Opacities, agreementOf, fromLogits, mergePasses, surenessOf, toLogits } from '#engine/passes/merge-passes.ts'
import { PASSES, type InferencePass, drawPass, undoPass } from '#engine/passes/passes.ts'
import { exponentFor } from '#engine/passes/spread-tones.ts'
import { cropPart, placePart } from '#engine/passes/crop-part.ts'
import { type People, detectPeople } from '#engine/passes/detect-people.ts'
import { enlargeLogits } from '../model/enlarge.ts'
import { type IsnetSession, openIsnet, squash } from '../model/isnet-session.ts'
import type { PreparedModel } from '../model/prepare-model.ts'
import { openPersonSession } from '../model/person-session.ts'
import { OUTPUT_SIZE } from '../model/simplify-graph.ts'
import type { Picture, Region, Plane } from '../types.ts'
import { completePeople } from './complete-people.ts'
import { hasSkinBeside, lacksSkin } from './lacks-skin.ts'

/** What the network takes for the subject of a photo. */
export interface Estimate {
  /** A soft mask of the picture's own size. */
  readonly mask: Plane
  /** Logits of the mask and then of every pass over the photo, squashed to squares of `OUTPUT_SIZE`². */
  readonly passes: readonly Uint8Array[]
  /** Who completed the mask; the other passes saw too little. */
  readonly people?: SeenPeople
}

export interface SeenPeople {
  /** How sure of people the passes are, 0…1, of a square. */
  readonly opacities: Float32Array
  /** What they added is skin; else it may be cakes or a cloth. */
  readonly isSkin: boolean
}

/** Separates the subject of a photo from its background. */
export interface Segmenter {
  readonly segment: (picture: Picture) => Promise<Estimate>
  /** One pass over a part of a picture, as logits of the whole: nothing outside of it. */
  readonly readRegion: (picture: Picture, place: Region) => Promise<Uint8Array>
  /** Where people are in a picture. */
  readonly findPeople: (picture: Picture) => Promise<People>
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
    findPeople: oncePerPicture((picture) => detectPeople(picture, people.look)),
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
    findPeople: networks.findPeople,
    close: async () => {
      await session.release()
      await people.release()
    },
  }
}

/** People complete a mask, and tell a piece of a thing from a portrait: the second question about a photo needs no passes of its own. */
function oncePerPicture(findPeople: Networks['findPeople']): Networks['findPeople'] {
  const found = new WeakMap<Picture, Promise<People>>()
  return (picture) => {
    const people = found.get(picture) ?? findPeople(picture)
    found.set(picture, people)
    return people
  }
}

export async function segmentBy({ runPass, findPeople, further }: Networks, picture: Picture): Promise<Estimate> {
  const first = await runPass(picture, FIRST)
  const seen = fromLogits(first)
  const behind = await readBehind(picture, seen)
  const exponent = exponentFor(behind)
  const second = await runPass(picture, { ...SECOND, exponent })
  const seenSmaller = fromLogits(second)
  const isAgreed = agreementOf(seen, seenSmaller) >= AGREED && surenessOf(seen) >= SURE
  if (isAgreed) {
    const completed = await completeSkin(findPeople, picture, seen.data)
    if (completed) return completedBy(completed, [first, second], picture)
    return { mask: enlargeLogits(first, picture), passes: [first, first, second] }
  }

  const passes = [first, second]
  for (const pass of further) passes.push(await runPass(picture, { ...pass, exponent }))
  const opacities = [seen, seenSmaller, ...passes.slice(2).map(fromLogits)]
  // two passes of a given network have no majority
  const isPlain = passes.length < PASSES.length || measureClutter(behind) < CLUTTERED
  const merged: Opacities = { side: OUTPUT_SIZE, data: mergePasses(opacities, isPlain ? 'plain' : 'cluttered') }
  const isSure = [merged, ...opacities].some((each) => surenessOf(each) >= PEOPLE_BELOW)
  const decided = decideHalfSure(merged, opacities)
  const completed = isSure
    ? await completeSkin(findPeople, picture, decided)
    : await completeAny(findPeople, picture, merged.data)
  return completed ? completedBy(completed, passes, picture) : estimateOf(toLogits(decided), passes, picture)
}

function estimateOf(mask: Uint8Array, passes: readonly Uint8Array[], picture: Picture): Estimate {
  return { mask: enlargeLogits(mask, picture), passes: [mask, ...passes] }
}

interface Completed {
  readonly mask: Float32Array
  readonly people: SeenPeople
}

function completedBy({ mask, people }: Completed, passes: readonly Uint8Array[], picture: Picture): Estimate {
  return { ...estimateOf(toLogits(mask), passes, picture), people }
}

/** Sure passes leave out hands, too: for skin beside their subject the network of people is asked. */
async function completeSkin(
  findPeople: Networks['findPeople'],
  picture: Picture,
  seen: Float32Array,
): Promise<Completed | undefined> {
  const square: Opacities = { side: OUTPUT_SIZE, data: seen }
  if (!(await hasSkinBeside(picture, square))) return undefined
  const people = await findPeople(picture)
  if (!(await lacksSkin(picture, square, people))) return undefined
  const mask = await completePeople(picture, seen, people)
  return mask && { mask, people: { opacities: people.some, isSkin: true } }
}

/** For unsure passes any people are better than none. */
async function completeAny(
  findPeople: Networks['findPeople'],
  picture: Picture,
  seen: Float32Array,
): Promise<Completed | undefined> {
  const people = await findPeople(picture)
  const mask = await completePeople(picture, seen, people)
  if (!mask) return undefined
  const isSkin = await lacksSkin(picture, { side: OUTPUT_SIZE, data: seen }, people)
  return { mask, people: { opacities: people.some, isSkin } }
}

async function inferOnce(session: IsnetSession, picture: Picture, pass: InferencePass): Promise<Uint8Array> {
  const readable = session.readsAnySize ? pass : { ...pass, side: session.inputSize }
  return undoPass(await session.look(await drawPass(picture, readable)), OUTPUT_SIZE, pass)
}
