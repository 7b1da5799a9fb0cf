import { agreementOf, fromLogits, mergeLooks, surenessOf, toLogits } from '#engine/looks/merge-looks.ts'
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

/** Below this agreement of the first look and a smaller, mirrored one, three more are taken: at about a third of ordinary photos. */
const AGREED = 0.92
/** And below this sureness of the first. */
const SURE = 0.75
const [FIRST, SECOND, ...FURTHER] = LOOKS

/** One loaded network; a process needs only one, and its memory allows no more. */
export async function createSegmenter(model: PreparedModel): Promise<Segmenter> {
  const session = await openIsnet(model.path, model.inputSize, model.precision === 'given' ? 'floats' : 'bytes')
  return {
    segment: async (picture) => {
      const first = await lookAt(session, picture, FIRST)
      const second = await lookAt(session, picture, SECOND)
      const seen = fromLogits(first)
      const isAgreed = agreementOf(seen, fromLogits(second)) >= AGREED && surenessOf(seen) >= SURE
      if (isAgreed) return { mask: enlargeLogits(first, picture), looks: [first, first, second] }

      const looks = [first, second]
      // a given network of one size would say the same again
      for (const look of session.readsAnySize ? FURTHER : []) looks.push(await lookAt(session, picture, look))
      const merged = toLogits(mergeLooks(looks.map(fromLogits)))
      return { mask: enlargeLogits(merged, picture), looks: [merged, ...looks] }
    },
    lookAt: async (picture, place) => {
      const part = await cropPart(picture, place)
      const square = await squash(part.picture, session.inputSize)
      return placePart(await session.look(square), OUTPUT_SIZE, part.place)
    },
    close: session.release,
  }
}

async function lookAt(session: IsnetSession, picture: Picture, look: Look): Promise<Uint8Array> {
  const readable = session.readsAnySize ? look : { ...look, side: session.inputSize }
  return undoLook(await session.look(await drawLook(picture, readable)), OUTPUT_SIZE, look)
}
