import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { cutouts, MAX_POINTS } from './cutout-contract.ts'

const { body } = cutouts.correctCutout
const asked = (points: unknown) => ({
  phone: '+5511987654321',
  revision: 1,
  strokes: [{ mode: 'keep', radius: 0.05, points }],
})
const many = (count: number) => Array.from({ length: count }, () => [0.5, 1])

test('judges thousands of points where they are, without a copy of each', () => {
  const points = many(MAX_POINTS)
  expect(z.parse(body, asked(points)).strokes?.[0]?.points).toBe(points)
})

test.each([
  ['no points', []],
  ['more than a photo may have', many(MAX_POINTS + 1)],
  ['a point of one number', [[0.5]]],
  ['a point of three', [[0.5, 0.5, 0.5]]],
  ['a point beside the photo', [[0.5, 1.001]]],
  ['a point before it', [[-0.001, 0.5]]],
  ['a number as text', [['0.5', 0.5]]],
  ['no number at all', [[Number.NaN, 0.5]]],
  ['a hole', [[0.5, 0.5], null]],
  ['an object', { length: 1, 0: [0.5, 0.5] }],
  ['nothing', undefined],
])('refuses a stroke with %s', (_what, points) => {
  const { success, error } = z.safeParse(body, asked(points))
  expect([success, error?.issues[0]?.path]).toEqual([false, ['strokes', 0, 'points']])
})

const SHARE = { type: 'number', minimum: 0, maximum: 1 }

test('documents the shape of a point all the same', () => {
  const strokes = z.toJSONSchema(body, { unrepresentable: 'any' }).properties?.strokes
  expect(strokes).toMatchObject({
    items: {
      properties: {
        points: {
          type: 'array',
          maxItems: MAX_POINTS,
          items: { type: 'array', prefixItems: [SHARE, SHARE], minItems: 2, maxItems: 2 },
        },
      },
      required: ['mode', 'radius', 'points'],
    },
  })
})
