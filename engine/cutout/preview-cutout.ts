/** The cutout as a member sees it while choosing: small, with what is known of it. */
import sharp from 'sharp'
import { isShownAsPrint } from '#engine/value-lists.ts'
import { resampleSubject } from '#engine/compose/resample.ts'
import { decodePhoto } from '#engine/decode/decode-photo.ts'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { CUTOUT_PREVIEW_EDGE } from '#engine/corrections/cutout-preview.ts'
import type { Cutout, CutoutPreview, Corrections, Picture, Plane } from '#engine/types.ts'
import { classifyView } from './classify-view.ts'
import { drawSeen, resizePicture } from './draw-scene.ts'
import { hasSubject } from './describe-mask.ts'

const QUALITY = 86
/** A member corrects one photo at a time, stroke by stroke: the last few are kept at this size. */
const MAX_CUTOUTS = 4

export interface Previewer {
  readonly preview: (photo: Uint8Array, corrections: Corrections | undefined, signal?: AbortSignal) => Promise<CutoutPreview>
  /** Drops what is kept in memory. */
  readonly forget: () => void
}

type Tools = Pick<EditTools, 'findCutout' | 'makeCutout' | 'correctCutout' | 'storeCutout'> & {
  readonly keyOf: (photo: Uint8Array) => string
}

export function createPreviewer(tools: Tools): Previewer {
  const cutouts = new Map<string, Cutout>()

  const findSmall = async (photo: Uint8Array): Promise<Cutout> => {
    const key = tools.keyOf(photo)
    const small = cutouts.get(key) ?? (await shrinkCutout(await findWhole(photo, tools)))
    cutouts.delete(key)
    cutouts.set(key, small)
    for (const oldest of [...cutouts.keys()].slice(0, -MAX_CUTOUTS)) cutouts.delete(oldest)
    return small
  }
  return {
    preview: async (photo, corrections, signal) => {
      const small = await findSmall(photo)
      if (corrections) return describePreview(await tools.correctCutout(small, corrections, signal))
      const preview = await describePreview(small)
      return isShownAsPrint(preview.doubts, false) ? { ...preview, isFound: true, view: 'above' } : preview
    },
    forget: () => cutouts.clear(),
  }
}

async function findWhole(photo: Uint8Array, tools: Tools): Promise<Cutout> {
  const stored = await tools.findCutout(photo)
  if (stored) return stored
  const cutout = await tools.makeCutout(await decodePhoto(photo))
  await tools.storeCutout(photo, cutout)
  return cutout
}

/** The same cutout at the size of a preview. Corrections read the photo as it is, so the old background stays in its border. */
async function shrinkCutout(cutout: Cutout): Promise<Cutout> {
  const { photo, box } = cutout
  const scale = Math.min(1, CUTOUT_PREVIEW_EDGE / Math.max(photo.width, photo.height))
  const size = { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) }
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height }
  const { colours, mask } = await resampleSubject(cutout, {
    source: whole,
    target: { left: 0, top: 0, ...size },
    footing: 'cut',
  })
  const left = Math.floor(box.left * scale)
  const top = Math.floor(box.top * scale)
  const right = Math.min(size.width, Math.ceil((box.left + box.width) * scale))
  const bottom = Math.min(size.height, Math.ceil((box.top + box.height) * scale))
  const small = { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  return { ...cutout, photo: await resizePicture(photo, size), foreground: colours, alpha: mask, box: small }
}

async function describePreview(cutout: Cutout): Promise<CutoutPreview> {
  const { alpha, box, doubts, foreground, photo, touches } = cutout
  return {
    webp: await encode(foreground, alpha),
    seen: await drawSeen(cutout),
    isFound: hasSubject(cutout),
    box: {
      left: box.left / photo.width,
      top: box.top / photo.height,
      width: box.width / photo.width,
      height: box.height / photo.height,
    },
    touches,
    view: classifyView(cutout),
    doubts,
  }
}

async function encode({ data, width, height }: Picture, alpha: Plane): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .joinChannel(Buffer.from(alpha.data), { raw: { width, height, channels: 1 } })
    .webp({ quality: QUALITY, alphaQuality: 100, effort: 2 })
    .toBuffer()
}
