import { paletteOf } from '#engine/typesetting/palette.ts'
import { crossesSeam, findSeams } from '#engine/typesetting/find-seams.ts'
import { planTypeSpace, spaceAt, suitSpace, type TypeSpace } from '#engine/typesetting/plan-type-space.ts'
import { setTypeBeside } from '#engine/typesetting/set-type-beside.ts'
import { setType, titleOf } from '#engine/typesetting/set-type.ts'
import type { Dress } from '#engine/typesetting/type-styles.ts'
import type { Box, PhotoFrame, Picture, Plane } from '#engine/types.ts'
import type { ComposedPicture } from './change-backdrop.ts'

/** A finished picture, and where the photo is in it. */
export interface Finished {
  readonly picture: Picture
  readonly photoFrame: PhotoFrame
  /** Where the subject is in it, if that is known. */
  readonly mask: Plane | null
  /** Where text stands, in pixels of the picture. */
  readonly text: readonly Box[]
  /** The part of it that shows the picture, in its pixels; left out where that is all of it. */
  readonly shown?: Box
}

/** The texts of a picture without a layout of its own. */
export interface TypeWishes {
  readonly headline?: string | undefined
  readonly signature?: string | undefined
  readonly dress?: Dress | undefined
}

/**
 * Sets headline and signature where they cover neither subject nor lettering: on the picture where it has room, else in a place of
 * their own beside it, for which the picture becomes smaller.
 */
export async function setText(draft: ComposedPicture, { headline, signature, dress }: TypeWishes): Promise<Finished> {
  const on = await setType(draft.picture, draft.mask, { headline, signature, dress, photoFrame: draft.shown })
  if (on.isClear && !isTornByMat(draft, on.headline?.box))
    return { picture: on.picture, mask: draft.mask, photoFrame: draft.photoFrame, text: boxesOf(on) }
  const { width, height } = draft.picture
  const title = on.headline && titleOf(headline ?? '', paletteOf(draft.picture, draft.mask), dress)
  const isSigned = on.signature !== null
  const planned = planTypeSpace({ width, height }, draft.mask, title, isSigned)
  const space = title && draft.fitIn ? suited(planned, { size: { width, height }, title, isSigned }, draft.fitIn) : planned
  const part = await draft.beside(space)
  const size = sizeAround(part.picture, { width, height }, space)
  const beside = await setTypeBeside(part.picture, part.mask, { headline, signature, dress, space, size, mat: part.mat })
  const { picture, shown } = beside
  const { left, top, width: wide, height: high } = part.photoFrame
  return {
    picture,
    mask: part.mask && maskIn(part.mask, shown, size),
    shown,
    text: boxesOf(beside),
    photoFrame: {
      left: (shown.left + left * shown.width) / size.width,
      top: (shown.top + top * shown.height) / size.height,
      width: (wide * shown.width) / size.width,
      height: (high * shown.height) / size.height,
    },
  }
}

/** Whether a text is half on the photo and half on the mat around it. */
function isTornByMat({ mat, shown, picture }: ComposedPicture, text: Box | undefined): boolean {
  return Boolean(mat && shown && text && crossesSeam(findSeams(shown, picture), text))
}

/** In a story a column would leave a strip of the picture. */
const TALL = 1.6

function suited(
  planned: TypeSpace,
  wish: Parameters<typeof spaceAt>[1],
  fitIn: NonNullable<ComposedPicture['fitIn']>,
): TypeSpace {
  const { size } = wish
  const isTall = size.height / size.width > TALL
  const other = spaceAt(planned.edge === 'left' || isTall ? 'top' : 'left', wish)
  return suitSpace({ ...planned, isBare: true }, { ...other, isBare: true }, size, fitIn)
}

/** The mask of a part of a picture, as one of all of it. */
export function maskIn(mask: Plane, { left, top }: Pick<Box, 'left' | 'top'>, { width, height }: Size): Plane {
  const data = new Uint8Array(width * height)
  const across = Math.min(mask.width, width - left)
  for (let row = 0; row < Math.min(mask.height, height - top); row++) {
    data.set(mask.data.subarray(row * mask.width, row * mask.width + across), (row + top) * width + left)
  }
  return { data, width, height }
}

function boxesOf({ headline, signature }: { headline: { box: Box } | null; signature: { box: Box } | null }): readonly Box[] {
  return [headline, signature].flatMap((set) => (set ? [set.box] : []))
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The finished size around a part of it, in the ratio of the whole; never taller, or the feed would refuse it. */
function sizeAround(part: Size, whole: Size, { edge, share, isBare }: TypeSpace): Size {
  const ratio = whole.width / whole.height
  const isColumn = edge === 'left'
  const place = isColumn ? ratio * (1 - share) : ratio / (1 - share)
  if (isBare && Math.abs(Math.log(part.width / part.height / place)) > SAME_RATIO) {
    const isWide = part.width / part.height > place
    const width = Math.ceil(isWide ? part.width / (isColumn ? 1 - share : 1) : (part.height / (isColumn ? 1 : 1 - share)) * ratio)
    return { width, height: Math.floor(width / ratio + ROUNDING) }
  }
  if (isColumn) return { width: Math.ceil(part.height * ratio - ROUNDING), height: part.height }
  return { width: part.width, height: Math.floor(part.width / ratio + ROUNDING) }
}

/** What rounding may do to a ratio. */
const SAME_RATIO = 0.02
/** The largest rounding error of a division of whole numbers. */
const ROUNDING = 1e-6
