/** What was drawn and taken back since the last call, as the next calls send it. */
import { type CutoutStroke, MAX_STROKES, type cutouts } from '#features/photo-edits/cutout-contract.ts'
import type { Input } from '#features/endpoint.ts'
import { type Correction, MOST_POINTS_AT_ONCE } from './corrections.ts'

/** The server undoes first, then adds. */
export interface Changes {
  /** How many corrections of the cutout are taken back. */
  readonly undone: number
  readonly added: readonly Correction[]
}

export const NO_CHANGES: Changes = { undone: 0, added: [] }
export const UNDO: Changes = { undone: 1, added: [] }

export const isNothing = ({ undone, added }: Changes): boolean => undone === 0 && added.length === 0

/** Both, one after the other: what takes back a correction that was not sent yet sends neither. */
export function followedBy(first: Changes, next: Changes): Changes {
  const dropped = Math.min(first.added.length, next.undone)
  return {
    undone: first.undone + next.undone - dropped,
    added: [...first.added.slice(0, first.added.length - dropped), ...next.added],
  }
}

/** All corrections of a cutout once these changes have been made. */
export function afterCall(corrections: readonly Correction[], { undone, added }: Changes): readonly Correction[] {
  return [...corrections.slice(0, Math.max(0, corrections.length - undone)), ...added]
}

/**
 * What a cutout with these corrections, and of a later revision than the changes were sent to, still misses of them. Taking back is
 * done, or was meant for corrections that another tab has changed.
 */
export function missingIn(corrections: readonly Correction[], { added }: Changes): Changes {
  const isEnd = (count: number) =>
    added.slice(0, count).every((one, place) => isSame(one, corrections[corrections.length - count + place]))
  let arrived = Math.min(added.length, corrections.length)
  while (!isEnd(arrived)) arrived -= 1
  return { undone: 0, added: added.slice(arrived) }
}

/** In whatever order their keys come. */
function isSame(one: Correction, other: Correction | undefined): boolean {
  if (one.mode === 'subject' || other?.mode === 'subject') {
    return one.mode === other?.mode && JSON.stringify(sides(one)) === JSON.stringify(sides(other))
  }
  return one.mode === other?.mode && one.radius === other.radius && JSON.stringify(one.points) === JSON.stringify(other.points)
}

function sides(correction: Correction): readonly number[] {
  if (correction.mode !== 'subject') return []
  const { left, top, width, height } = correction.place
  return [left, top, width, height]
}

type Body = Pick<Input<(typeof cutouts)['correctCutout']['body']>, 'undo' | 'subject' | 'strokes'>

/** The changes of one call, those left for later ones, and what the call says. */
export interface NextCall {
  readonly sent: Changes
  readonly left: Changes
  readonly body: Body
}

/** As many changes as one call takes. It counts its rectangle before its strokes, so a later rectangle waits for the next. */
export function nextCall({ undone, added }: Changes): NextCall {
  const undo = Math.min(undone, MAX_STROKES)
  const [first] = added
  const subject = first?.mode === 'subject' ? first.place : undefined
  const strokes = undo < undone ? [] : strokesOfOneCall(subject ? added.slice(1) : added)
  const isSubjectSent = subject !== undefined && undo === undone
  const count = strokes.length + (isSubjectSent ? 1 : 0)
  return {
    sent: { undone: undo, added: added.slice(0, count) },
    left: { undone: undone - undo, added: added.slice(count) },
    body: {
      ...(undo > 0 && { undo }),
      ...(isSubjectSent && { subject }),
      ...(strokes.length > 0 && { strokes }),
    },
  }
}

function strokesOfOneCall(corrections: readonly Correction[]): CutoutStroke[] {
  const strokes: CutoutStroke[] = []
  let points = 0
  for (const correction of corrections) {
    if (correction.mode === 'subject' || strokes.length === MAX_STROKES) break
    points += correction.points.length
    if (strokes.length > 0 && points > MOST_POINTS_AT_ONCE) break
    strokes.push(correction)
  }
  return strokes
}
