/** A cutout after a person's corrections: a better mask from the stored passes, then its border as after the network. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { mostOf, opacitiesOf } from '#engine/passes/merge-passes.ts'
import { refineBorder } from '#engine/matting/refine-border.ts'
import { finishMask, type LargePhoto, prepareLarge } from '#engine/corrections/finish-mask.ts'
import { correctMask } from '#engine/corrections/correct-mask.ts'
import { CORRECTION_SIZE, type Mask, type Corrections } from '#engine/corrections/segmented-photo.ts'
import { type PreparedPhoto, preparePhoto } from '#engine/corrections/prepare-photo.ts'
import { type Cutout, type Doubt, EngineRefusal, type Picture, type Plane, type Region } from '#engine/types.ts'
import { describeMask } from './describe-mask.ts'
import { drawScene, mergedAndMost, stretchSquare } from './draw-scene.ts'
import { type Size, gridOver, meanOpacities } from './grid.ts'
import { spreadMarks } from './neighbourhood.ts'

/** The outline is cut again at this size. */
const FINISHED_SIZE = 768
/** Processor time of all strokes together. */
export const MAX_STROKES_MS = 10_000
/** How far around a change the mask is new, as a share of the longer edge; further away it stays as it was. */
const AROUND = 0.025
/** Softness of the corrected outline, in pixels of the finished mask, and how much of that is taken back. */
const SOFTNESS = 1.2
const STEEPNESS = 2

/** A look at a part of a photo alone, as logits of the whole photo. */
export type ReadRegion = (place: Region) => Promise<Uint8Array>

export interface CorrectionTools {
  /** Runs the network once more, for `corrections.subject` alone: strokes never need it. */
  readonly readRegion: ReadRegion
  /** Ends the work at the next stroke. */
  readonly signal?: AbortSignal | undefined
}

export async function correctCutout(
  cutout: Cutout,
  corrections: Corrections,
  { readRegion, signal }: CorrectionTools,
): Promise<Cutout> {
  const { photo, alpha } = cutout
  const [merged = new Uint8Array(1)] = cutout.passes
  const { subject } = corrections
  const passes = subject ? [mostOf([...cutout.passes, await readRegion(subject)])] : cutout.passes
  const { scene, large } = await (subject ? drawScenes(photo, passes) : keptScenes(cutout))
  const spend = openBudget()
  const mask = await correctMask(scene, corrections, async () => {
    spend()
    // a message that ends the work is only read between turns
    await nextTurn()
    signal?.throwIfAborted()
  })
  const corrected = await enlargeMask(finishMask(large, mask, scene), large, photo)
  const changed = await enlargeMask(await markChanges(cutout, mask, scene), scene, photo)
  const settled = mix(alpha, corrected, changed)
  const raw = mix(await stretchSquare(opacitiesOf(merged), photo), corrected, changed)
  const refined = await refineBorder(photo, raw, settled)
  const opacities = meanOpacities(refined.alpha, gridOver(photo))
  return {
    ...cutout,
    ...refined,
    ...describeMask(refined.alpha, opacities, refined.alpha),
    passes,
    doubts: cutout.doubts.filter((doubt) => !isAnswered(doubt, corrections)),
  }
}

interface Scenes {
  readonly scene: PreparedPhoto
  readonly large: LargePhoto
}

async function drawScenes(photo: Picture, passes: Cutout['passes']): Promise<Scenes> {
  const seen = mergedAndMost(passes)
  const scene = preparePhoto(await drawScene(photo, seen, CORRECTION_SIZE))
  return { scene, large: prepareLarge(await drawScene(photo, seen, FINISHED_SIZE)) }
}

/** Of the cutout that was corrected last: the next stroke is probably on the same one. Gone with the cutout. */
let kept = new WeakMap<Cutout, Scenes>()

async function keptScenes(cutout: Cutout): Promise<Scenes> {
  const before = kept.get(cutout)
  if (before) return before
  const scenes = await drawScenes(cutout.photo, cutout.passes)
  kept = new WeakMap([[cutout, scenes]])
  return scenes
}

/** Refuses with `corrections_too_many` when the strokes have taken their processor time. Other edits wait for this one. */
export function openBudget(limitMs = MAX_STROKES_MS): () => void {
  const begun = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(begun)
    if ((user + system) / 1000 > limitMs) throw new EngineRefusal('corrections_too_many', 'their processor time')
  }
}

/** A stroke through the place of a doubt answers it, and "this is it" answers all. */
function isAnswered({ place }: Doubt, { strokes, subject }: Corrections): boolean {
  if (subject) return true
  const isIn = ({ x, y }: { x: number; y: number }): boolean =>
    x >= place.left && x <= place.left + place.width && y >= place.top && y <= place.top + place.height
  return strokes.some(({ points }) => points.some(isIn))
}

/** A smooth outline at the photo's size. */
async function enlargeMask(mask: Mask, size: Size, { width, height }: Size): Promise<Plane> {
  const soft = await sharp(
    mask.map((value) => 255 * value),
    { raw: { width: size.width, height: size.height, channels: 1 } },
  )
    .blur(SOFTNESS)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .linear(STEEPNESS, -127.5 * (STEEPNESS - 1))
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data: soft, width, height }
}

async function markChanges({ alpha }: Cutout, mask: Mask, size: Size): Promise<Mask> {
  const before = await sharp(alpha.data, { raw: { width: alpha.width, height: alpha.height, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const changed = mask.map((value, pixel) => (Math.abs(255 * value - (before[pixel] ?? 0)) > 128 ? 1 : 0))
  const radius = Math.round(AROUND * Math.max(size.width, size.height))
  return spreadMarks({ step: 1, ...size }, changed, radius)
}

/** Mixes two planes: `share` says how much of `other` each pixel gets. */
function mix(plane: Plane, other: Plane, share: Plane): Plane {
  const data = plane.data.map((value, pixel) => {
    const weight = (share.data[pixel] ?? 0) / 255
    return Math.round(value + weight * ((other.data[pixel] ?? 0) - value))
  })
  return { ...plane, data }
}
