/**
 * Whether hands, arms or faces that belong to a subject were left out of it. Looks for people take cloths and sleeves for people
 * too; skin beside the subject that they are sure of is neither.
 */
import sharp from 'sharp'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import type { People } from '#engine/passes/detect-people.ts'
import type { Opacities } from '#engine/passes/merge-passes.ts'
import { skinColour } from '#engine/pixels/skin-colour.ts'
import type { Picture } from '#engine/types.ts'
import type { Marks } from './grid.ts'
import { labelRegions } from './label-regions.ts'
import { spreadMarks } from './neighbourhood.ts'

const SIDE = PERSON_SIZE
const GRID = { step: 1, width: SIDE, height: SIDE }
const HALF = 0.5
const SURE = 0.9
/** Regions of skin thinner than twice this, in cells, are outlines and grain. */
const THIN = 3
/** Skin beside the subject, as a share of the photo: less is a shadow or the rim of a nail. */
const LEAST_LACK = 0.02
/** Share of the subject that is people, and of what it lacks that is skin: a beige cloth beside a cardigan had 0.80, hands 0.97 and more. */
const LEAST_PEOPLE = 0.7
const LEAST_SKIN = 0.92

/** A square of `PERSON_SIZE`². */
interface Scene {
  readonly skin: Marks
  readonly subject: Marks
}

/** Whether enough skin lies beside the subject that looking for people is worth its time. */
export async function hasSkinBeside(photo: Picture, seen: Opacities): Promise<boolean> {
  const { skin, subject } = await readScene(photo, seen)
  const beside = wideParts(skin.map((mark, at) => (mark && !subject[at] ? 1 : 0)))
  const { labels, sizes } = labelRegions(GRID, beside)
  const near = spreadMarks(GRID, subject, THIN)
  const touches = sizes.map(() => false)
  labels.forEach((label, at) => {
    if (label >= 0 && near[at]) touches[label] = true
  })
  const lack = sizes.reduce((sum, size, label) => sum + (touches[label] ? size : 0), 0)
  return lack > LEAST_LACK * skin.length
}

/** Whether looks for people are sure of that skin and of next to nothing else, and the subject is one of theirs. */
export async function lacksSkin(photo: Picture, seen: Opacities, people: People): Promise<boolean> {
  const { skin, subject } = await readScene(photo, seen)
  const counts = { subject: 0, people: 0, lacking: 0, skin: 0 }
  subject.forEach((mark, at) => {
    if (mark) {
      counts.subject++
      if ((people.some[at] ?? 0) > HALF) counts.people++
    } else if ((people.most[at] ?? 0) > SURE) {
      counts.lacking++
      counts.skin += skin[at] ?? 0
    }
  })
  const isOfPeople = counts.people > LEAST_PEOPLE * counts.subject
  return isOfPeople && counts.lacking > LEAST_LACK * subject.length && counts.skin > LEAST_SKIN * counts.lacking
}

async function readScene(photo: Picture, seen: Opacities): Promise<Scene> {
  const square = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 3 } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const isSkin = (at: number): boolean => skinColour(square[at * 3] ?? 0, square[at * 3 + 1] ?? 0, square[at * 3 + 2] ?? 0) > HALF
  return {
    skin: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (isSkin(at) ? 1 : 0)),
    subject: Uint8Array.from({ length: SIDE * SIDE }, (_, at) => (opacityAt(seen, at) > HALF ? 1 : 0)),
  }
}

function wideParts(marks: Marks): Marks {
  const thinned = spreadMarks(GRID, marks.map(not), THIN).map(not)
  return spreadMarks(GRID, thinned, THIN).map((mark, at) => (mark && marks[at] ? 1 : 0))
}

function not(mark: number): number {
  return mark ? 0 : 1
}

function opacityAt({ side, data }: Opacities, at: number): number {
  const scale = side / SIDE
  const x = Math.floor(((at % SIDE) + HALF) * scale)
  const y = Math.floor((Math.floor(at / SIDE) + HALF) * scale)
  return data[y * side + x] ?? 0
}
