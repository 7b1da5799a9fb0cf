import { expect, it } from 'vitest'
import type { Picture } from '#engine/types.ts'
import { isCollage } from './is-collage.ts'

const SIZE = { width: 300, height: 240 }
type Level = (x: number, y: number) => number

/** The grain of a photo, and things on it. */
const photo: Level = (x, y) => 120 + 50 * Math.sin(x / 19) * Math.cos(y / 15) + ((x * 7919 + y * 104_729) % 17)
const GUTTER = { from: 150, to: 159 }

function draw(levelAt: Level): Picture {
  const data = Uint8Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    return levelAt(pixel % SIZE.width, Math.floor(pixel / SIZE.width))
  })
  return { data, ...SIZE }
}

it.each([
  ['beside one another', (x: number) => x],
  ['below one another', (_: number, y: number) => y],
])('knows photos that were laid %s', async (_, across) => {
  for (const gutter of [255, 0]) {
    const collage = draw((x, y) => (across(x, y) >= GUTTER.from && across(x, y) < GUTTER.to ? gutter : photo(x, y)))
    expect(await isCollage(collage)).toBe(true)
  }
})

it('takes nothing else for a collage', async () => {
  const others: readonly Level[] = [
    photo,
    // two things on a white ground, with a gap between them
    (x, y) => ((Math.abs(x - 75) < 60 && Math.abs(y - 120) < 45) || (Math.abs(x - 230) < 65 && y > 100 && y < 165) ? 60 : 255),
    // the frame of a door, which has a shade
    (x, y) => (x >= GUTTER.from && x < GUTTER.to ? 235 - 40 * (y / SIZE.height) : photo(x, y)),
    // a margin
    (x, y) => (x < 15 ? 255 : photo(x, y)),
    // a wide flat wall between dark things
    (x, y) => (x > 125 && x < 175 ? 240 : photo(x, y)),
  ]
  const taken = await Promise.all(others.map((level) => isCollage(draw(level))))
  expect(taken).toEqual(others.map(() => false))
})
