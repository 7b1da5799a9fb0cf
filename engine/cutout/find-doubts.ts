/**
 * What may be wrong with a finished mask. All limits are shares, set between photos with good cutouts and photos with bad ones:
 * both kinds differ from their limit by at least a factor of two.
 */
import { DOUBTS, type Doubt } from '../types.ts'
import { UNSURE_BELOW } from './describe-mask.ts'
import { doubtAround } from './doubt-around.ts'
import { type Layer, type Marks, markCells } from './grid.ts'
import { labelRegions } from './label-regions.ts'
import { bothOf, spreadMarks, without } from './neighbourhood.ts'
import { type Surroundings, averageAround, noColours, putColour } from './side-colours.ts'

/** How far a soft border reaches, as a share of the longer edge. */
const BORDER_REACH = 0.009
/** A lost part counts if it is this large a share of the subject; clean photos lose a tenth of it. */
const LARGEST_LOSS = 0.003
const HALF_SEEN = 0.12
/** The longest doubtful stretch of a border, as a share of the subject's area; clean borders have a fifth of it. */
const LARGEST_FRAY = 0.004
const IN_DOUBT = 0.5
const FAINT = 0.02
/** Share of the border at which subject and background have about the same colour. */
const MOST_ALIKE = 0.25
/** Squared distance of such colours. */
const ALIKE = 900
/** How far from the border either side's colour is taken. */
const SIDE_REACH = 0.016

export interface MaskEvidence {
  /** The network's own mask by cell. */
  readonly seen: Layer
  /** The finished mask by cell. */
  readonly opacities: Layer
  /** The photo by cell. */
  readonly colours: Layer
  readonly confidence: number
}

/** Without a clear subject no other doubt matters. */
export function findDoubts(evidence: MaskEvidence): Doubt[] {
  if (evidence.confidence < UNSURE_BELOW) return ['no_clear_subject']
  const { opacities } = evidence
  const subject = opacities.data.reduce((sum, opacity) => sum + opacity, 0)
  const border = markCells(opacities, (opacity) => opacity > FAINT && opacity < 1 - FAINT)
  const reach = shareInCells(BORDER_REACH, opacities)
  const found: Record<Exclude<Doubt, 'no_clear_subject'>, boolean> = {
    lost_part: largestLoss(evidence, reach) > LARGEST_LOSS * subject,
    ragged_edge: largestFray(evidence, border, reach) > LARGEST_FRAY * subject,
    low_contrast: shareAlike(evidence) > MOST_ALIKE,
  }
  return DOUBTS.filter((doubt) => doubt !== 'no_clear_subject' && found[doubt])
}

/** Of the longer edge, at least one cell. */
function shareInCells(share: number, { width, height }: Layer): number {
  return Math.max(1, Math.round(share * Math.max(width, height)))
}

/** Cells of the largest part that the network half saw, away from what became the subject. */
function largestLoss({ seen, opacities }: MaskEvidence, reach: number): number {
  const subject = markCells(opacities, (opacity) => opacity > 0.2)
  const halfSeen = markCells(seen, (opacity) => opacity > HALF_SEEN)
  return largestRegion(seen, without(halfSeen, spreadMarks(seen, subject, reach)))
}

/** Cells of the largest stretch of the border that has doubt on both of its sides. */
function largestFray({ seen }: MaskEvidence, border: Marks, reach: number): number {
  const doubtful = markCells(doubtAround(seen, reach), (doubt) => doubt > IN_DOUBT)
  return largestRegion(seen, bothOf(doubtful, spreadMarks(seen, border, 1)))
}

function largestRegion(grid: Layer, marks: Marks): number {
  return labelRegions(grid, marks).sizes.reduce((most, size) => Math.max(most, size), 0)
}

function isSubject(opacity: number): boolean {
  return opacity > 0.5
}

function isBackground(opacity: number): boolean {
  return !isSubject(opacity)
}

/** Share of the border, 0…1, on whose two sides the photo has about the same colour. */
function shareAlike({ opacities, colours }: MaskEvidence): number {
  const subject = markCells(opacities, isSubject)
  const background = markCells(opacities, isBackground)
  const border = bothOf(spreadMarks(colours, subject, 1), spreadMarks(colours, background, 1))
  const inside = averageBeside(border, subject, colours)
  const outside = averageBeside(border, background, colours)
  const known = bothOf(inside.known, outside.known)
  let alike = 0
  let compared = 0
  for (let cell = 0; cell < known.length; cell++) {
    if (!known[cell]) continue
    compared++
    if (squaredDistance(inside.means, outside.means, cell) < ALIKE) alike++
  }
  return compared ? alike / compared : 0
}

/** The colours of one side near each cell of the border, but not of the border itself, where they are mixed. */
function averageBeside(border: Marks, side: Marks, colours: Layer): Surroundings {
  const pure = without(side, spreadMarks(colours, border, 1))
  const sideColours = noColours(colours)
  for (let cell = 0; cell < pure.length; cell++) {
    if (pure[cell]) putColour(sideColours, cell, 1, colours.data, cell * 3)
  }
  return averageAround(colours, sideColours, border, [{ radius: shareInCells(SIDE_REACH, colours), enough: 0 }])
}

function squaredDistance(one: Layer, other: Layer, cell: number): number {
  let sum = 0
  for (let i = cell * 3; i < cell * 3 + 3; i++) sum += ((one.data[i] ?? 0) - (other.data[i] ?? 0)) ** 2
  return sum
}
