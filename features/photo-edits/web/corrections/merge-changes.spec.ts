import { expect, test } from 'vitest'
import { MAX_STROKES } from '#features/photo-edits/cutout-contract.ts'
import { type Correction, MOST_POINTS_AT_ONCE, strokeOf } from './corrections.ts'
import { type Changes, followedBy, isNothing, missingIn, nextCall, NO_CHANGES, UNDO } from './merge-changes.ts'

const stroke = (x: number) => strokeOf('keep', 0.02, [{ x, y: 0 }])
const RECTANGLE = { mode: 'subject' as const, place: { left: 0, top: 0, width: 1, height: 1 } } satisfies Correction
const [ONE, TWO, THREE] = [stroke(0.1), stroke(0.2), stroke(0.3)]

const add = (...added: Correction[]): Changes => ({ undone: 0, added })

/** The bodies of the calls that send all of it. */
function callsOf(changes: Changes) {
  const bodies: object[] = []
  let left = changes
  while (!isNothing(left)) {
    const next = nextCall(left)
    bodies.push(next.body)
    left = next.left
  }
  return bodies
}

test.each([
  ['strokes', [add(ONE), add(TWO)], [{ strokes: [ONE, TWO] }]],
  ['taps on undo', [UNDO, UNDO, UNDO], [{ undo: 3 }]],
  ['a stroke that is taken back', [add(ONE), UNDO], []],
  ['a stroke after undoing', [UNDO, UNDO, add(ONE)], [{ undo: 2, strokes: [ONE] }]],
  ['more undone than drawn', [add(ONE), add(TWO), UNDO, UNDO, UNDO, add(THREE)], [{ undo: 1, strokes: [THREE] }]],
  ['a rectangle, then strokes', [add(RECTANGLE), add(ONE)], [{ subject: RECTANGLE.place, strokes: [ONE] }]],
  [
    'strokes, then a rectangle',
    [add(ONE), add(RECTANGLE), add(TWO)],
    [{ strokes: [ONE] }, { subject: RECTANGLE.place, strokes: [TWO] }],
  ],
  ['two rectangles', [add(RECTANGLE), add(RECTANGLE)], [{ subject: RECTANGLE.place }, { subject: RECTANGLE.place }]],
])('sends %s in as few calls as they need', (_, steps, bodies) => {
  expect(callsOf(steps.reduce(followedBy, NO_CHANGES))).toEqual(bodies)
})

test('sends no more at once than a call takes', () => {
  const many = callsOf(add(...Array.from({ length: MAX_STROKES + 1 }, () => ONE)))
  expect(many).toMatchObject([{ strokes: { length: MAX_STROKES } }, { strokes: { length: 1 } }])
  const long = strokeOf(
    'keep',
    0.02,
    Array.from({ length: MOST_POINTS_AT_ONCE }, (_, at) => ({ x: at / MOST_POINTS_AT_ONCE, y: 1 / 3 })),
  )
  const calls = callsOf(add(long, long, ONE))
  expect(calls).toEqual([{ strokes: [long] }, { strokes: [long] }, { strokes: [ONE] }])
  for (const body of calls) expect(JSON.stringify(body).length).toBeLessThan(64 * 1024)
  expect(callsOf({ undone: MAX_STROKES + 1, added: [RECTANGLE] })).toEqual([
    { undo: MAX_STROKES },
    { undo: 1, subject: RECTANGLE.place },
  ])
})

test('what did not arrive is sent with what came after it', () => {
  const { sent, left } = nextCall(add(ONE, RECTANGLE))
  expect(callsOf(followedBy(sent, followedBy(left, UNDO)))).toEqual([{ strokes: [ONE] }])
})

test('of changes whose answer was lost, those at the end of the cutout have arrived', () => {
  expect(missingIn([ONE], add(TWO))).toEqual(add(TWO))
  expect(missingIn([ONE, TWO], add(TWO, THREE))).toEqual(add(THREE))
  expect(missingIn([ONE, TWO, THREE], add(TWO, THREE))).toEqual(NO_CHANGES)
  expect(missingIn([TWO, ONE], add(TWO, THREE))).toEqual(add(TWO, THREE))
  expect(missingIn([RECTANGLE, ONE], add(RECTANGLE, ONE, TWO))).toEqual(add(TWO))
  expect(missingIn([], { undone: 2, added: [ONE] })).toEqual(add(ONE))
})
