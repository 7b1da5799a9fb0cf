/**
 * The subject of which the network saw only a part, with the hand, the face or the person that it belongs to: nails alone are
 * no picture of nails. What looks for people are sure of gives the colours, the photo's own edges the outline.
 */
import sharp from 'sharp'
import type { People } from '#engine/passes/detect-people.ts'
import { bandedCut } from '#engine/corrections/banded-cut.ts'
import { colourOdds, countColours } from '#engine/corrections/colour-odds.ts'
import { findParts } from '#engine/corrections/connected.ts'
import { finishMask, prepareLarge } from '#engine/corrections/finish-mask.ts'
import { CORRECTION_SIZE, type Mask, type SegmentedPhoto, logOdds } from '#engine/corrections/segmented-photo.ts'
import { type PreparedPhoto, preparePhoto } from '#engine/corrections/prepare-photo.ts'
import { OUTPUT_SIZE } from '#engine/model/simplify-graph.ts'
import type { Picture } from '#engine/types.ts'
import { drawScene, stretchSquare } from './draw-scene.ts'
import { toShares } from '#engine/matting/field.ts'

/** What is surely subject, and surely background: of no look's people, and of next to no look's subject. */
const SURE = 0.9
const SURELY_NOT = { seen: 0.1, person: 0.3 } as const
/** Less of sure background than this share of the photo has no colours to learn from. */
const LEAST_SURE = 0.01
/** Sure people that the subject lacks, as shares of the photo and of the subject: less is not worth a new outline. */
const LEAST_LACK = { photo: 0.02, subject: 0.1 } as const
/** What the looks count, and colours; their log odds are clipped. */
const PRIOR = 0.4
const COLOUR = 0.6
const MOST_ODDS = 4
const HELD = 8
const HALF = 0.5
/** Smaller parts than this share of the largest go, and holes of less than this share of the photo. */
const LEAST_PART = 0.1
const LEAST_HOLE = 0.002
/** The outline is cut again at this size. */
const FINISHED_SIZE = 768
/** Softness of the new outline, in pixels of the square. */
const SOFTNESS = 0.7

/** @param seen the subject's opacities, of a square. @returns the same with its people; nothing where nobody is sure to be seen. */
export async function completePeople(photo: Picture, seen: Float32Array, people: People): Promise<Float32Array | undefined> {
  const scene = await drawScene(photo, { seen, possible: people.some }, CORRECTION_SIZE)
  const any = toShares((await stretchSquare(people.any, scene)).data)
  const most = toShares((await stretchSquare(people.most, scene)).data)
  const mask = cutPeople(scene, any, most)
  if (!mask) return undefined
  const large = await drawScene(photo, { seen: toSquare(mask, scene), possible: people.some }, FINISHED_SIZE)
  const finished = finishMask(prepareLarge(large), mask, scene)
  return soften(finished, large)
}

function cutPeople(scene: SegmentedPhoto, any: Float32Array, most: Float32Array): Mask | undefined {
  const workplace = preparePhoto(scene)
  const isSure = (pixel: number): boolean => (scene.seen[pixel] ?? 0) > SURE || (most[pixel] ?? 0) > SURE
  const isNot = (pixel: number): boolean => (scene.seen[pixel] ?? 0) < SURELY_NOT.seen && (any[pixel] ?? 0) < SURELY_NOT.person
  const pixels = [...most.keys()]
  const subject = pixels.filter(isSure)
  const lacking = subject.filter((pixel) => (scene.seen[pixel] ?? 0) < HALF).length
  const isLacking = lacking > LEAST_LACK.photo * pixels.length && lacking > LEAST_LACK.subject * (subject.length - lacking)
  if (!isLacking) return undefined
  const odds = learnColours(workplace, subject, pixels.filter(isNot))
  const pulls = Float32Array.from(pixels, (pixel) => {
    if (isSure(pixel)) return HELD
    if (isNot(pixel)) return -HELD
    const share = Math.max(scene.seen[pixel] ?? 0, scene.possible[pixel] ?? 0)
    return PRIOR * logOdds(share) + COLOUR * odds(pixel)
  })
  return dropCrumbs(bandedCut(workplace, pulls), isSure, scene)
}

/** @returns for a pixel, the log odds of its colour; 0 where a hand fills the photo. */
function learnColours(
  { perceived, segmented: scene }: PreparedPhoto,
  subject: readonly number[],
  background: readonly number[],
): (pixel: number) => number {
  if (background.length < LEAST_SURE * scene.seen.length) return () => 0
  const sides = { subject: countColours(perceived, subject), background: countColours(perceived, background) }
  return colourOdds(perceived, sides, MOST_ODDS)
}

function dropCrumbs(mask: Mask, isSure: (pixel: number) => boolean, scene: SegmentedPhoto): Mask {
  const { labels, sizes } = findParts(mask, scene)
  const least = LEAST_PART * sizes.reduce((most, size) => Math.max(most, size), 0)
  const sure = new Int32Array(sizes.length)
  labels.forEach((label, pixel) => {
    if (label >= 0 && isSure(pixel)) sure[label] = (sure[label] ?? 0) + 1
  })
  const kept = mask.map((value, pixel) => {
    const label = labels[pixel] ?? -1
    return value && (sizes[label] ?? 0) >= least && (sure[label] ?? 0) > 0 ? 1 : 0
  })
  const holes = findParts(
    kept.map((value) => 1 - value),
    scene,
  )
  return kept.map((value, pixel) =>
    value || (holes.sizes[holes.labels[pixel] ?? -1] ?? Infinity) < LEAST_HOLE * mask.length ? 1 : 0,
  )
}

/** A mask squashed to a square, each pixel as it is. */
function toSquare(mask: Mask, { width, height }: SegmentedPhoto): Float32Array {
  return Float32Array.from({ length: OUTPUT_SIZE * OUTPUT_SIZE }, (_, at) => {
    const x = Math.floor(((at % OUTPUT_SIZE) * width) / OUTPUT_SIZE)
    const y = Math.floor((Math.floor(at / OUTPUT_SIZE) * height) / OUTPUT_SIZE)
    return mask[y * width + x] ?? 0
  })
}

async function soften(mask: Mask, { width, height }: SegmentedPhoto): Promise<Float32Array> {
  const square = await sharp(
    mask.map((value) => 255 * value),
    { raw: { width, height, channels: 1 } },
  )
    .resize(OUTPUT_SIZE, OUTPUT_SIZE, { fit: 'fill' })
    .blur(SOFTNESS)
    .extractChannel(0)
    .raw()
    .toBuffer()
  return toShares(square)
}
