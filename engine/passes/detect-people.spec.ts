import { expect, it } from 'vitest'
import { PERSON_SIZE } from '#engine/model/person-session.ts'
import { detectPeople } from './detect-people.ts'

/** Brightness that differs along both directions. */
const levels = Uint8Array.from({ length: PERSON_SIZE ** 2 }, (_, pixel) =>
  Math.round(((pixel % PERSON_SIZE) * 90 + Math.floor(pixel / PERSON_SIZE) * 150) / PERSON_SIZE),
)
const picture = {
  data: Uint8Array.from({ length: PERSON_SIZE ** 2 * 3 }, (_, at) => levels[Math.floor(at / 3)] ?? 0),
  width: PERSON_SIZE,
  height: PERSON_SIZE,
}

/** A network that is as sure of a person as a pixel is bright. */
const brightness = (square: Uint8Array): Float32Array =>
  Float32Array.from({ length: PERSON_SIZE ** 2 }, (_, pixel) => (square[pixel * 3] ?? 0) / 255)

it('brings back what it sees to where it lies, however the photo was turned', async () => {
  const shown = new Set<string>()
  const people = await detectPeople(picture, (square) => {
    shown.add(Buffer.from(square).toString('base64'))
    return Promise.resolve(brightness(square))
  })
  expect(shown.size).toBe(8)
  const wanted = Float32Array.from(levels, (level) => level / 255)
  expect(people).toEqual({ any: wanted, some: wanted, most: wanted, upright: wanted })
})

it('shows a wide photo between bars, and brings back what it sees of the photo alone', async () => {
  const wide = { data: new Uint8Array(400 * 200 * 3).fill(200), width: 400, height: 200 }
  const shares: number[] = []
  const people = await detectPeople(wide, (square) => {
    shares.push(square.reduce((sum, byte) => sum + (byte > 100 ? 1 : 0), 0) / square.length)
    return Promise.resolve(brightness(square))
  })
  expect(shares).toEqual(Array.from({ length: 8 }, () => 0.5))
  expect(Math.min(...people.most)).toBeCloseTo(200 / 255, 2)
})

it('tells what one, what some, what most and what both upright passes see', async () => {
  let passes = 0
  const people = await detectPeople(picture, () => Promise.resolve(new Float32Array(PERSON_SIZE ** 2).fill(++passes / 8)))
  const bytes = [people.any, people.some, people.most, people.upright].map(([first = 0]) => Math.round(first * 255))
  expect(bytes).toEqual([8, 6, 4, 1].map((eighths) => Math.round((eighths / 8) * 255)))
})
