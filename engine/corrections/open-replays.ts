/** A photo opened for somebody who will draw on it: all that the first stroke needs is there before it is drawn. */
import type { Corrections, Mask, SegmentedPhoto, Stroke } from './segmented-photo.ts'
import { preparePhoto } from './prepare-photo.ts'
import { openReplay } from './replay.ts'

export interface Replays {
  readonly replay: (corrections: Corrections) => Mask
  /** For a rectangle that the network has not looked at yet: all that any pass saw counts until it has. */
  readonly replayUnseen: (corrections: Corrections) => Mask
}

const TRIAL: Stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }] }

export function openReplays(segmented: SegmentedPhoto): Replays {
  const photo = preparePhoto(segmented)
  // Nobody drew this one. Links between pixels are kept from it, and a new thread has compiled the code when a member draws.
  openReplay(photo)({ strokes: [TRIAL] })
  return {
    replay: openReplay(photo),
    replayUnseen: openReplay({ ...photo, segmented: { ...segmented, seen: segmented.possible } }),
  }
}
