import { expect, it } from 'vitest'
import { dyePicture } from './dye-picture.ts'

const picture = (...levels: number[]) => ({
  data: Uint8Array.from(levels.flatMap((level) => [level, level, level])),
  width: levels.length,
  height: 1,
})
const pixels = ({ data }: ReturnType<typeof picture>) =>
  Array.from({ length: data.length / 3 }, (_, at) => [...data.subarray(3 * at, 3 * at + 3)])

it('gives pale cloth its colour, and keeps its folds', () => {
  const cloth = picture(90, 190)
  dyePicture(cloth, '#6d2136')
  const [fold = [], lit = []] = pixels(cloth)
  expect(Math.max(...lit.map((value, at) => Math.abs(value - ([0x6d, 0x21, 0x36][at] ?? 0))))).toBeLessThan(20)
  expect(fold[0]).toBeLessThan((lit[0] ?? 0) - 30)
})

it('leaves what shines most pale', () => {
  const cloth = picture(190, 255)
  dyePicture(cloth, '#6d2136')
  const [lit = [], shine = []] = pixels(cloth)
  expect(shine[1]).toBeGreaterThan((lit[1] ?? 0) + 30)
})
