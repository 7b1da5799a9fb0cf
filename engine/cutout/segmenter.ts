import { openIsnet } from '../model/isnet-session.ts'
import type { PreparedModel } from '../model/prepare-model.ts'
import type { Picture, Plane } from '../types.ts'

/** Separates the subject of a photo from its background. */
export interface Segmenter {
  /** A soft mask of the picture's own size. */
  readonly segment: (picture: Picture) => Promise<Plane>
  readonly close: () => Promise<void>
}

/** One loaded network; a process needs only one, and its memory allows no more. */
export async function createSegmenter(model: PreparedModel): Promise<Segmenter> {
  const session = await openIsnet(model.path, model.inputSize, model.precision === 'given' ? 'floats' : 'bytes')
  return { segment: session.estimateMask, close: session.release }
}
