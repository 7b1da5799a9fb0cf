import { agreementOf, fromLogits, mergeLooks, toLogits } from '#engine/looks/merge-looks.ts'
import { LOOKS, type Look, drawLook, undoLook } from '#engine/looks/look-square.ts'
import { cropPart, placePart } from '#engine/looks/look-at-part.ts'
import { enlargeLogits } from '../model/enlarge.ts'
import { type IsnetSession, openIsnet, squash } from '../model/isnet-session.ts'
import type { PreparedModel } from '../model/prepare-model.ts'
import { OUTPUT_SIZE } from '../model/simplify-graph.ts'
import type { Picture, Place, Plane } from '../types.ts'

/** What the network takes for the subject of a photo. */
export interface Estimate {
  /** A soft mask of the picture's own size. */
  readonly mask: Plane
  /** Intersection over union of the first look and a mirrored one, 0…1. How sure a single look is of itself says nothing. */
  readonly agreement: number
  /** Logits of the mask and then of every look at the photo, squashed to squares of `OUTPUT_SIZE`². */
  readonly looks: readonly Uint8Array[]
}

/** Separates the subject of a photo from its background. */
export interface Segmenter {
  readonly segment: (picture: Picture) => Promise<Estimate>
  /** One look at a part of a picture, as logits of the whole: nothing outside of it. */
  readonly lookAt: (picture: Picture, place: Place) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** Below this agreement two more looks are taken: at about a third of ordinary photos. */
const AGREED = 0.9
const FURTHER: readonly Look[] = LOOKS.slice(2)

/** One loaded network; a process needs only one, and its memory allows no more. */
export async function createSegmenter(model: PreparedModel): Promise<Segmenter> {
  const session = await openIsnet(model.path, model.inputSize, model.precision === 'given' ? 'floats' : 'bytes')
  return {
    segment: async (picture) => {
      const square = await squash(picture, session.inputSize)
      const first = await lookAt(session, square, 'plain')
      const mirrored = await lookAt(session, square, 'mirrored')
      const agreement = agreementOf(fromLogits(first), fromLogits(mirrored))
      if (agreement >= AGREED) return { mask: enlargeLogits(first, picture), agreement, looks: [first, first, mirrored] }

      const looks = [first, mirrored]
      for (const look of FURTHER) looks.push(await lookAt(session, square, look))
      const merged = toLogits(mergeLooks(looks.map(fromLogits)))
      return { mask: enlargeLogits(merged, picture), agreement, looks: [merged, ...looks] }
    },
    lookAt: async (picture, place) => {
      const part = await cropPart(picture, place)
      const square = await squash(part.picture, session.inputSize)
      return placePart(await session.look(square), OUTPUT_SIZE, part.place)
    },
    close: session.release,
  }
}

async function lookAt(session: IsnetSession, square: Uint8Array, look: Look): Promise<Uint8Array> {
  return undoLook(await session.look(await drawLook(square, session.inputSize, look)), OUTPUT_SIZE, look)
}
