/**
 * What may be wrong with a finished mask, and where. Whether anything may be is weighed from two causes (`doubt-score.ts`); what the looks
 * at the photo say differently, and how much of the mask is half-opaque, then says what it is.
 */
import sharp from 'sharp'
import { toShares } from '#engine/matting/field.ts'
import { type Opacities, fromLogits } from '#engine/passes/merge-passes.ts'
import type { Doubt, DoubtKind, Region, Plane } from '../types.ts'
import type { Clutter } from './clutter-beside.ts'
import { agreementsWith, uncertainty, innerOf } from './doubt-score.ts'
import type { Estimate, SeenPeople } from './segmenter.ts'
import type { Marks } from './grid.ts'
import { labelRegions } from './label-regions.ts'

/** Masks are compared as squares of this side. */
const SIDE = 256
const GRID = { step: 1, width: SIDE, height: SIDE }

/** A share of the photo at which there is next to nothing, or next to nothing else. */
const LEAST_COVERAGE = 0.004
const WHOLE_COVERAGE = 0.88
/** Sureness of the mask, and agreement with it of all passes but the worst, below which the subject itself is in doubt. */
const LEAST_SURENESS = 0.724
const LEAST_AGREEMENT = 0.53
/** The middle one of the passes need not disagree much for that where so much right beside the subject is edges. */
const CLUTTERED = { edges: 0.26, agreement: 0.93 } as const
/** Where so much more is edges beside the subject than within, it is the plainest part of the thing: a wreath's ribbon. */
const SURROUNDED = { edges: 0.62, ratio: 1.3 } as const
/** A part by itself, of up to this share of the subject, that the photo's edge cuts over so much for its size. */
const ISLAND = { from: 0.005, to: 0.3, cut: 0.6 } as const
/** The same of a mask that was completed by people, with what passes for people see. */
const PEOPLE_AGREE = 0.75
/** What a pass sees at least of a part, and what the mask has of it at most. */
const HALF_SEEN = 0.3
const LEFT_OUT = 0.3
/** Areas that most passes half see, or that a single one does, and the mask leaves out: as shares of the subject. */
const LOST_TO_MOST = 0.012
const LOST_TO_ONE = 0.225
/** An area that is in the mask and that most passes do not have. */
const IN_MASK = 0.7
const UNCONFIRMED = 0.45
/** A share of the subject on which the mean of all passes contradicts the mask: then it cannot be shown without its background. */
const MOST_CONTRADICTED = 0.1
/** The same of what people completed, of which the passes saw too little. */
const MOST_CONTRADICTED_OF_PEOPLE = 0.22
/** The mean of so many passes that contradicts what the mask leaves out, and what it has. */
const MEAN = { seen: 0.3, unseen: 0.6 } as const
const FEWEST = 3
/** Share of the subject that is half-opaque: a crisp outline has half of it, hair two thirds. */
const MOST_SOFT = 0.077
/** Without outlines, which are a pixel or two wide: glass, blur. */
const MOST_HAZE = 0.05
const SOFT_FROM = 0.1
const SOFT_TO = 0.9

interface Evidence {
  /** The finished mask, 0…1. */
  readonly mask: Float32Array
  readonly passes: readonly Opacities[]
  /** Area of the subject, in pixels. */
  readonly subject: number
}

interface Known {
  /** See `describeMask`. */
  readonly confidence: number
  readonly clutter: Clutter
}

/** @param alpha the finished mask. */
export async function findDoubts(alpha: Plane, { passes, people }: Estimate, { confidence, clutter }: Known): Promise<Doubt[]> {
  const mask = await squash(alpha)
  const subject = mask.reduce((sum, opacity) => sum + opacity, 0)
  const coverage = subject / mask.length
  if (coverage < LEAST_COVERAGE) return [{ kind: 'no_clear_subject', place: WHOLE }]
  if (coverage > WHOLE_COVERAGE) return [WHOLE_PHOTO]
  const [, ...single] = passes
  const evidence = { mask, subject, passes: single.map((pass) => halve(fromLogits(pass))) }
  const parts = people ? doubtPeople(mask, people) : doubtParts(evidence, { confidence, clutter })
  // a stem that only the largest square shows, and a hand of which they saw the nails, are contradicted, too: nothing else speaks
  // against them
  const most = people ? MOST_CONTRADICTED_OF_PEOPLE : MOST_CONTRADICTED
  return parts.length > 0 && isContradicted(evidence, most) ? [WHOLE_PHOTO, ...parts] : parts
}

function doubtParts(evidence: Evidence, { confidence, clutter }: Known): Doubt[] {
  const { mask } = evidence
  const agreements = agreementsWith(mask, evidence.passes)
  const isDisputed = confidence < LEAST_SURENESS || (agreements[1] ?? 1) < LEAST_AGREEMENT
  const isUnclear = isDisputed || isLostIn(clutter, agreements)
  const island = findIsland(evidence)
  const named = nameDoubts(evidence, island)
  // what most passes see and the mask leaves out is missing, and an island came along, however little else speaks for a doubt
  const isLost = island !== undefined || named.some(({ kind }) => kind === 'lost_part')
  const isDoubted = isUnclear || isLost || isHazy(evidence) || uncertainty({ agreements, confidence }) > 0
  if (!isDoubted) return []
  const unclear: readonly Doubt[] = isUnclear ? [{ kind: 'no_clear_subject', place: placeOf(mask) }] : []
  const doubts = [...unclear, ...named]
  return doubts.length > 0 ? doubts : [{ kind: 'ragged_edge', place: densest(softOf(mask)) }]
}

/** For a subject that was completed: the passes that saw too little of it count no more. */
function doubtPeople(mask: Float32Array, { opacities, isSkin }: SeenPeople): Doubt[] {
  const seen: Opacities = { side: SIDE, data: opacities }
  const [agreement = 1] = agreementsWith(mask, [seen])
  return agreement < PEOPLE_AGREE || !isSkin ? [{ kind: 'no_clear_subject', place: placeOf(mask) }] : []
}

/** Whether so much lies right beside the subject that less of it, or more, may have been meant. */
function isLostIn({ beside, inside }: Clutter, agreements: readonly number[]): boolean {
  const isAmongThings = beside > CLUTTERED.edges && medianOf(agreements) < CLUTTERED.agreement
  return isAmongThings || (beside > SURROUNDED.edges && beside > SURROUNDED.ratio * inside)
}

/** Single passes may be wrong. @param sorted the smallest first. */
function medianOf(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function nameDoubts(evidence: Evidence, island: Region | undefined): Doubt[] {
  const found: Partial<Record<DoubtKind, Region | undefined>> = {
    lost_part: findLoss(evidence),
    extra_part: island ?? findUnconfirmed(evidence),
    ragged_edge: findSoft(evidence),
  }
  return Object.entries(found).flatMap(([kind, place]) => (place ? [{ kind: kind as DoubtKind, place }] : [])) // the record's own keys
}

/** A single pass may be wrong, and two have no majority; but not a subject that most of several see otherwise. */
function isContradicted({ mask, passes, subject }: Evidence, most: number): boolean {
  if (passes.length < FEWEST) return false
  const contradicted = mask.reduce((count, opacity, at) => {
    const mean = passes.reduce((sum, { data }) => sum + (data[at] ?? 0), 0) / passes.length
    return count + ((opacity > 0.5 ? mean < MEAN.unseen : mean > MEAN.seen) ? 1 : 0)
  }, 0)
  return contradicted > most * subject
}

function placeOf(mask: Float32Array): Region {
  return boxOf(markWhere(mask, (opacity) => opacity > 0.5))
}

const WHOLE: Region = { left: 0, top: 0, width: 1, height: 1 }
/** The photo is to be shown whole: its subject is all of it, or no part of it for sure. */
export const WHOLE_PHOTO: Doubt = { kind: 'whole_photo', place: WHOLE }

async function squash({ data, width, height }: Plane): Promise<Float32Array> {
  const square = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return toShares(square)
}

function halve({ side, data }: Opacities): Opacities {
  const step = side / SIDE
  const mean = new Float32Array(SIDE * SIDE)
  for (let i = 0; i < mean.length; i++) {
    const from = Math.floor(i / SIDE) * step * side + (i % SIDE) * step
    let sum = 0
    for (let down = 0; down < step; down++) {
      for (let across = 0; across < step; across++) sum += data[from + down * side + across] ?? 0
    }
    mean[i] = sum / (step * step)
  }
  return { side: SIDE, data: mean }
}

/** The opacity that as many passes reach at each pixel. */
function seenBy(passes: readonly Opacities[], count: number): Float32Array {
  const rank = Math.min(count, passes.length) - 1
  const seen = new Float32Array(SIDE * SIDE)
  const opacities = new Float32Array(passes.length)
  for (let i = 0; i < seen.length; i++) {
    passes.forEach(({ data }, pass) => (opacities[pass] = data[i] ?? 0))
    opacities.sort()
    seen[i] = opacities[passes.length - 1 - rank] ?? 0
  }
  return seen
}

/** What as many passes half see and the mask leaves out. */
function lostTo({ mask, passes }: Evidence, count: number): Marks {
  return markWhere(seenBy(passes, count), (opacity, i) => opacity > HALF_SEEN && (mask[i] ?? 0) < LEFT_OUT)
}

function findLoss(evidence: Evidence): Region | undefined {
  const { subject, passes } = evidence
  const most = Math.floor(passes.length / 2) + 1
  return (
    largestRegion(lostTo(evidence, most), LOST_TO_MOST * subject) ?? largestRegion(lostTo(evidence, 1), LOST_TO_ONE * subject)
  )
}

/** Something else that lies at the photo's edge. */
function findIsland({ mask, subject }: Evidence): Region | undefined {
  const { labels, sizes } = labelRegions(
    GRID,
    markWhere(mask, (opacity) => opacity > 0.5),
  )
  const largest = Math.max(...sizes)
  const cut = new Int32Array(sizes.length)
  labels.forEach((label, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    if (label >= 0 && (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1)) cut[label] = (cut[label] ?? 0) + 1
  })
  const island = sizes.findIndex((size, label) => {
    const isSmall = size < largest && size > ISLAND.from * subject && size < ISLAND.to * subject
    return isSmall && (cut[label] ?? 0) > ISLAND.cut * Math.sqrt(size)
  })
  return island < 0 ? undefined : boxOf(Uint8Array.from(labels, (label) => (label === island ? 1 : 0)))
}

function findUnconfirmed({ mask, passes, subject }: Evidence): Region | undefined {
  const extra = markWhere(mask, (opacity, i) => opacity > IN_MASK && passes.some(({ data }) => (data[i] ?? 0) < HALF_SEEN))
  return largestRegion(extra, UNCONFIRMED * subject)
}

function findSoft({ mask, subject }: Evidence): Region | undefined {
  const soft = softOf(mask)
  const share = soft.reduce((sum, mark) => sum + mark, 0) / subject
  return share > MOST_SOFT ? densest(soft) : undefined
}

function isHazy({ mask, subject }: Evidence): boolean {
  const haze = innerOf(softOf(mask), SIDE).reduce((sum, mark) => sum + mark, 0)
  return haze > MOST_HAZE * subject
}

function softOf(mask: Float32Array): Marks {
  return markWhere(mask, (opacity) => opacity > SOFT_FROM && opacity < SOFT_TO)
}

function markWhere(values: Float32Array, isMarked: (value: number, at: number) => boolean): Marks {
  const marks = new Uint8Array(values.length)
  for (let at = 0; at < marks.length; at++) marks[at] = isMarked(values[at] ?? 0, at) ? 1 : 0
  return marks
}

/** The box of the largest region, if it is larger than so many pixels; lines of one pixel are borders. */
function largestRegion(marks: Marks, least: number): Region | undefined {
  const inner = innerOf(marks, SIDE)
  const { labels, sizes } = labelRegions(GRID, inner)
  const largest = sizes.reduce((best, size, label) => (size > (sizes[best] ?? 0) ? label : best), 0)
  if ((sizes[largest] ?? 0) <= least) return undefined
  return boxOf(Uint8Array.from(labels, (label) => (label === largest ? 1 : 0)))
}

/** A quarter of the photo's width and height wide, where most marks lie. */
function densest(marks: Marks): Region {
  const cells = 8
  const counts = new Int32Array(cells * cells)
  const size = SIDE / cells
  marks.forEach((mark, i) => {
    const cell = Math.floor(i / SIDE / size) * cells + Math.floor((i % SIDE) / size)
    counts[cell] = (counts[cell] ?? 0) + mark
  })
  let best = { left: 0, top: 0, count: -1 }
  for (let top = 0; top < cells - 1; top++) {
    for (let left = 0; left < cells - 1; left++) {
      const at = top * cells + left
      const count = [at, at + 1, at + cells, at + cells + 1].reduce((sum, cell) => sum + (counts[cell] ?? 0), 0)
      if (count > best.count) best = { left, top, count }
    }
  }
  return { left: best.left / cells, top: best.top / cells, width: 2 / cells, height: 2 / cells }
}

function boxOf(marks: Marks): Region {
  const edges = { left: SIDE, top: SIDE, right: 0, bottom: 0 }
  marks.forEach((mark, i) => {
    if (!mark) return
    const x = i % SIDE
    const y = Math.floor(i / SIDE)
    edges.left = Math.min(edges.left, x)
    edges.top = Math.min(edges.top, y)
    edges.right = Math.max(edges.right, x + 1)
    edges.bottom = Math.max(edges.bottom, y + 1)
  })
  if (edges.right === 0) return WHOLE
  return {
    left: edges.left / SIDE,
    top: edges.top / SIDE,
    width: (edges.right - edges.left) / SIDE,
    height: (edges.bottom - edges.top) / SIDE,
  }
}
