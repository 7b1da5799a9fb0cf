/** What a member changes of a finished picture by a word: lighter or darker, warmer or cooler, closer. */

import sharp from 'sharp'
import type { Box, PhotoFrame, Picture, PictureOrder, Plane } from '#engine/types.ts'
import type { Beside, ComposedPicture } from './change-backdrop.ts'

/** The middle tones of one step lighter: black stays black, and white white. */
const LIGHTER = 0.86
/** What one step warmer does to red and to blue. */
const WARMER = { red: 1.035, blue: 0.955 } as const
/** The share of the picture that one step closer shows. */
const CLOSER = 0.86
/** A pixel of the mask above this belongs to the subject. */
const SUBJECT = 51
/** Air that stays around a subject that is whole, in shares of the picture. */
const AIR = 0.02

type Curves = readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array]

/** The same draft in another light, and closer; itself where nothing is wished. The place of the photo goes with it. */
export async function applyAdjustment(
  draft: ComposedPicture,
  { light = 0, warmth = 0, closeness = 0 }: NonNullable<PictureOrder['adjustment']>,
): Promise<ComposedPicture> {
  const shown = closeness > 0 ? await comeCloser(draft, closeness) : draft
  if (light === 0 && warmth === 0) return shown
  const curves = curvesFor(light, warmth)
  return {
    ...shown,
    ...tinted(shown, curves),
    beside: async (space) => {
      const part = await shown.beside(space)
      return { ...part, ...tinted(part, curves) }
    },
  }
}

function curvesFor(light: number, warmth: number): Curves {
  const power = LIGHTER ** light
  const curve = (gain: number) =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.round(255 * (value / 255) ** power * gain)))
  return [curve(WARMER.red ** warmth), curve(1), curve(WARMER.blue ** warmth)]
}

const at = (curve: Uint8Array, value: number) => curve[Math.round(value)] ?? value

function tinted({ picture, mat }: Pick<Beside, 'picture' | 'mat'>, curves: Curves): Pick<Beside, 'picture' | 'mat'> {
  const [red, green, blue] = curves
  const { data, width, height } = picture
  const changed = new Uint8Array(data.length)
  for (let index = 0; index < data.length; index += 3) {
    changed[index] = at(red, data[index] ?? 0)
    changed[index + 1] = at(green, data[index + 1] ?? 0)
    changed[index + 2] = at(blue, data[index + 2] ?? 0)
  }
  const mats: Pick<Beside, 'mat'> = mat ? { mat: [at(red, mat[0]), at(green, mat[1]), at(blue, mat[2])] } : {}
  return { picture: { data: changed, width, height }, ...mats }
}

/** Shows less of the picture at the same size, around the subject, and never cuts off what was whole. */
async function comeCloser(draft: ComposedPicture, steps: number): Promise<ComposedPicture> {
  const { picture, mask } = draft
  const part = partAround(mask && boxOf(mask), picture, CLOSER ** steps)
  if (part.width >= picture.width) return draft
  const place: PhotoFrame = {
    left: part.left / picture.width,
    top: part.top / picture.height,
    width: part.width / picture.width,
    height: part.height / picture.height,
  }
  return {
    ...draft,
    picture: await enlarged(picture, part),
    mask: mask && (await enlargedMask(mask, part)),
    photoFrame: seenIn(draft.photoFrame, place),
    ...(draft.shown && { shown: seenIn(draft.shown, place) }),
  }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a part begins that is as near to the middle as the whole allows. */
const within = (middle: number, part: number, whole: number) => Math.round(Math.min(whole - part, Math.max(0, middle - part / 2)))

/** @param share of the picture's sides; more where the subject needs it */
function partAround(subject: Box | null, { width, height }: Size, share: number): Box {
  const air = subject
    ? { width: subject.width + 2 * AIR * width, height: subject.height + 2 * AIR * height }
    : { width: 0, height: 0 }
  const kept = Math.min(1, Math.max(share, air.width / width, air.height / height))
  const size = { width: Math.round(width * kept), height: Math.round(height * kept) }
  const centre = subject
    ? { x: subject.left + subject.width / 2, y: subject.top + subject.height / 2 }
    : { x: width / 2, y: height / 2 }
  return { ...size, left: within(centre.x, size.width, width), top: within(centre.y, size.height, height) }
}

function boxOf({ data, width, height }: Plane): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let index = 0; index < data.length; index++) {
    if ((data[index] ?? 0) <= SUBJECT) continue
    const x = index % width
    const y = (index - x) / width
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

async function enlarged({ data, width, height }: Picture, part: Box): Promise<Picture> {
  const shown = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(part)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { data: shown, width, height }
}

async function enlargedMask({ data, width, height }: Plane, part: Box): Promise<Plane> {
  const shown = await sharp(data, { raw: { width, height, channels: 1 } })
    .extract(part)
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data: shown, width, height }
}

/** A place of the whole picture, in shares of a part of it. */
function seenIn({ left, top, width, height }: PhotoFrame, part: PhotoFrame): PhotoFrame {
  return {
    left: (left - part.left) / part.width,
    top: (top - part.top) / part.height,
    width: width / part.width,
    height: height / part.height,
  }
}
