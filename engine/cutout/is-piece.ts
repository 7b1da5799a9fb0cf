/**
 * Whether a photo shows a piece of a thing rather than the thing: soap on a board, a table of sweets, a chest of which its edges cut
 * three sides or all four. Cut out, such a piece ends in straight lines or hides the backdrop. People are framed so, too, and look
 * right: half bodies, faces, arms.
 */
import sharp from 'sharp'
import { isMostlySkin } from '#engine/compose/is-mostly-skin.ts'
import { type Edges, largeCuts } from '#engine/compose/visible-cuts.ts'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import type { People } from '#engine/passes/detect-people.ts'
import type { Cutout, Plane } from '#engine/types.ts'

/** An edge cuts a piece off where at least this share of the subject's side goes on beyond it. */
const LEAST_CUT = 0.2
/** So many edges do. */
const PIECE = 3
/** Or two of what reaches over so much of the photo, wherever they cut it. */
const FILLING = 0.9
const FILLED = 2
/**
 * A share of the subject of which passes are sure that it is people. Of half bodies both upright passes were sure of 0.87 to 0.96, of
 * dolls and furniture of 0 to 0.05.
 */
const LEAST_PEOPLE = 0.6
const SURE = 0.95
const SOLID = 127

type Subject = Pick<Cutout, 'alpha' | 'foreground' | 'box' | 'touches'>

/** @param findPeople asked only where edges cut so much. */
export async function isPiece(subject: Subject, findPeople: () => Promise<People>): Promise<boolean> {
  if (countOf(largeCuts(subject, LEAST_CUT)) < PIECE && !isFilling(subject)) return false
  const { most, upright } = await findPeople()
  const places = await placesOf(subject.alpha)
  if (shareOf(places, upright) > LEAST_PEOPLE) return false
  // hands come from all sides; boards and chocolate have the colour of skin, but most passes take them for no people
  return !isMostlySkin(subject) || shareOf(places, most) < LEAST_PEOPLE
}

/** Feet, a tray of cupcakes: nothing but corners is left of the photo around them. */
function isFilling(subject: Subject): boolean {
  const { alpha, box } = subject
  return box.width * box.height > FILLING * alpha.width * alpha.height && countOf(largeCuts(subject)) >= FILLED
}

const countOf = (cuts: Edges): number => Object.values(cuts).filter(Boolean).length

/** Where a subject is solid in the square that people are looked for in. */
async function placesOf({ data, width, height }: Plane): Promise<readonly number[]> {
  const mask = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(PERSON_SIZE, PERSON_SIZE, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return [...mask.keys()].filter((at) => (mask[at] ?? 0) > SOLID)
}

/** Of how much of a subject passes are sure. */
const shareOf = (places: readonly number[], people: Float32Array): number =>
  places.filter((at) => (people[at] ?? 0) > SURE).length / Math.max(1, places.length)
