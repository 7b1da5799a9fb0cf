import { expect, test } from 'vitest'
import { isLargeChange } from './is-large-change.ts'

const SIZE = { width: 100, height: 100 }
/** Subject in so many rows from the top. */
const rows = (count: number) => Uint8Array.from({ length: 10_000 }, (_, pixel) => (pixel < 100 * count ? 1 : 0))
const dot = { kind: 'keep' as const, radius: 0.02, points: [{ x: 0.5, y: 0.5 }] }
const broad = {
  kind: 'remove' as const,
  radius: 0.2,
  points: [
    { x: 0.2, y: 0.2 },
    { x: 0.8, y: 0.2 },
  ],
}

test.each([
  ['a dot that brings a small part', dot, 50, 55, false],
  ['a dot that floods the background', dot, 50, 80, true],
  ['a dot that takes much of the subject', { ...dot, kind: 'remove' as const }, 50, 30, true],
  ['a broad stroke that takes what it covers', broad, 50, 20, false],
  ['a stroke after which no subject is left', broad, 3, 0, true],
  ['a stroke that changes nothing where there was none', dot, 0, 0, false],
])('%s', (_, stroke, before, after, isLarge) => {
  expect(isLargeChange(SIZE, stroke, { before: rows(before), after: rows(after) })).toBe(isLarge)
})
