import { describe, expect, it } from 'vitest'
import { correctMask } from './correct-mask.ts'
import { CORE, RIM, drawStroke } from './draw-stroke.ts'
import { preparePhoto } from './prepare-photo.ts'
import { CORRECTION_SIZE, type Point, type Size, type Stroke } from './segmented-photo.ts'

const SIZE = { width: CORRECTION_SIZE, height: 288 }

/** A stroke as it is meant: the distance of each pixel from each segment. */
function drawByDistance({ points, radius = 0.015 }: Stroke, { width, height }: Size): Uint8Array {
  const reach = Math.max(1.5, radius * Math.max(width, height))
  const drawn = new Uint8Array(width * height)
  points.forEach((to, i) => {
    const start = scale(points[i - 1] ?? to, { width, height })
    const end = scale(to, { width, height })
    for (let pixel = 0; pixel < drawn.length; pixel++) {
      const x = pixel % width
      const y = (pixel - x) / width
      const away = distance({ x: x + 0.5, y: y + 0.5 }, start, end)
      if (away <= reach) drawn[pixel] = Math.max(drawn[pixel] ?? 0, away <= 0.6 * reach ? CORE : RIM)
    }
  })
  return drawn
}

function scale({ x, y }: Point, { width, height }: Size): Point {
  return { x: x * width, y: y * height }
}

function distance(point: Point, start: Point, end: Point): number {
  const across = end.x - start.x
  const down = end.y - start.y
  const length = across * across + down * down
  const along = length ? ((point.x - start.x) * across + (point.y - start.y) * down) / length : 0
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - start.x - share * across, point.y - start.y - share * down)
}

function processorMs(work: () => unknown): number {
  const begun = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}

/** Numbers of 0…1 that look random and are the same in every run. */
function numbersFrom(seed: number): () => number {
  let last = seed
  return () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
}

function scribble(next: () => number, points: number, radius?: number): Stroke {
  const path = Array.from({ length: points }, () => ({ x: next(), y: next() }))
  return { kind: 'keep', points: path, ...(radius !== undefined && { radius }) }
}

function alternating(strokes: readonly Stroke[]): Stroke[] {
  return strokes.map((stroke, i) => ({ ...stroke, kind: i % 2 ? 'remove' : 'keep' }))
}

describe('drawing a stroke', () => {
  it.each([
    ['a tap', [[0.4, 0.6]]],
    [
      'a level line',
      [
        [0.2, 0.5],
        [0.7, 0.5],
      ],
    ],
    [
      'an upright line',
      [
        [0.3, 0.1],
        [0.3, 0.9],
      ],
    ],
    [
      'a line along the edge',
      [
        [0, 0],
        [1, 0],
      ],
    ],
    [
      'a point that is given twice',
      [
        [0.5, 0.5],
        [0.5, 0.5],
        [0.6, 0.7],
      ],
    ],
  ] as const)('touches the pixels within its radius: %s', (_, points) => {
    const stroke: Stroke = { kind: 'keep', points: points.map(([x, y]) => ({ x, y })) }
    expect(drawStroke(stroke, SIZE)).toEqual(drawByDistance(stroke, SIZE))
  })

  it.each([0.002, 0.015, 0.06, 0.25])('touches the pixels within a radius of %d, whichever way it goes', (radius) => {
    const next = numbersFrom(7)
    for (const points of [1, 2, 4]) {
      const stroke = scribble(next, points, radius)
      expect(drawStroke(stroke, SIZE)).toEqual(drawByDistance(stroke, SIZE))
    }
  })

  it('costs less for ten thousand wide segments across the photo than three hundred of them pixel by pixel', () => {
    const points = Array.from({ length: 10_000 }, (_, i) => ({ x: i % 2, y: i % 2 }))
    const hostile: Stroke = { kind: 'keep', radius: 0.25, points }
    const fewer = { ...hostile, points: points.slice(0, 300) }
    const reference = processorMs(() => drawByDistance(fewer, SIZE))
    expect(processorMs(() => drawStroke(hostile, SIZE))).toBeLessThan(reference)
  })
})

it('wide strokes of four hundred points all over the photo cost no more than twice as much as those of a finger', async () => {
  const next = numbersFrom(11)
  const pixels = SIZE.width * SIZE.height
  const seen = Float32Array.from({ length: pixels }, (_, pixel) => (pixel % SIZE.width < 150 ? 0.97 : 0.02))
  const colours = Uint8Array.from({ length: pixels * 3 }, (_, i) => (seen[Math.floor(i / 3)] ? 90 : 0) + 100 * next())
  const photo = preparePhoto({ ...SIZE, colours, seen, possible: seen })
  const fingers = alternating(
    Array.from({ length: 4 }, () => {
      const { x, y } = { x: 0.1 + 0.7 * next(), y: 0.1 + 0.7 * next() }
      const points = Array.from({ length: 12 }, (_, step) => ({ x: x + 0.01 * step, y: y + 0.005 * (step % 3) }))
      return { kind: 'keep' as const, points }
    }),
  )
  const wide = alternating(Array.from({ length: 4 }, () => scribble(next, 400, 0.25)))
  const begun = process.threadCpuUsage()
  await correctMask(photo, { strokes: fingers })
  const between = process.threadCpuUsage()
  await correctMask(photo, { strokes: wide })
  const end = process.threadCpuUsage()
  const usual = between.user + between.system - begun.user - begun.system
  expect(end.user + end.system - between.user - between.system).toBeLessThan(2 * usual)
})
