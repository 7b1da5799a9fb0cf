import { preparePhoto } from '#engine/corrections/prepare-photo.ts'
import { openReplay } from '#engine/corrections/replay.ts'
import type { Corrections, Mask, SegmentedPhoto } from '#engine/corrections/segmented-photo.ts'
import { median } from '../median.ts'

export interface Difference {
  /** Share of the pixels of the whole mask that are on the other side, after this stroke. */
  readonly share: number
  /** Of what the stroke changed here and there, how much is the same; missing where it changed nothing on either side. */
  readonly agreement: number | undefined
}

export function compareMasks(there: SegmentedPhoto, here: SegmentedPhoto, strokes: Corrections['strokes']): Difference[] {
  const replays = [there, here].map((photo) => openReplay(preparePhoto(photo)))
  const masks = (count: number) => replays.map((replay) => replay({ strokes: strokes.slice(0, count) })) as [Mask, Mask] // as: of two
  return strokes.map((_, at) => {
    const before = masks(at)
    const after = masks(at + 1)
    let differing = 0
    let both = 0
    let either = 0
    for (let pixel = 0; pixel < after[0].length; pixel++) {
      if (after[0][pixel] !== after[1][pixel]) differing++
      const isNewThere = before[0][pixel] !== after[0][pixel]
      const isNewHere = before[1][pixel] !== after[1][pixel]
      if (isNewThere && isNewHere) both++
      if (isNewThere || isNewHere) either++
    }
    return { share: differing / after[0].length, agreement: either ? both / either : undefined }
  })
}

export function differenceOf(shrunk: string, found: readonly Difference[]): Record<string, string | number> {
  const shares = found.map(({ share }) => 100 * share)
  const agreements = found.flatMap(({ agreement }) => (agreement === undefined ? [] : [agreement]))
  return {
    'shrunk as': shrunk,
    strokes: found.length,
    'pixels that differ %': `${median(shares).toFixed(3)}, worst ${Math.max(...shares).toFixed(2)}`,
    'changed something': agreements.length,
    'IoU of changes': `${median(agreements).toFixed(3)}, worst ${Math.min(...agreements).toFixed(3)}`,
    'below 0.9': agreements.filter((agreement) => agreement < 0.9).length,
  }
}
