import { expect, test } from 'vitest'
import { compareRanks, quantile } from './rank-test.ts'

const counting = (from: number) => Array.from({ length: 200 }, (_, place) => from + ((place * 7) % 200))

test('equal times cannot be told apart', () => {
  const { rightIsLonger, p } = compareRanks(counting(0), counting(0))
  expect(rightIsLonger).toBe(0.5)
  expect(p).toBeCloseTo(1, 5)
})

test('times that are longer are found, by how much they are apart', () => {
  expect(compareRanks(counting(0), counting(200))).toMatchObject({ rightIsLonger: 1 })
  const { rightIsLonger, p } = compareRanks(counting(0), counting(40))
  expect(rightIsLonger).toBeCloseTo(0.68, 2)
  expect(p).toBeLessThan(1e-6)
})

test('gives the published value of a small case', () => {
  // Mann and Whitney's race of tortoises and hares, by place: U is 11 of 36
  const tortoises = [1, 7, 8, 9, 10, 11]
  const hares = [2, 3, 4, 5, 6, 12]
  expect(compareRanks(tortoises, hares).rightIsLonger).toBeCloseTo(11 / 36, 9)
})

test('quartiles are times that were measured', () => {
  expect([0.25, 0.5, 0.75].map((share) => quantile([4, 1, 3, 2, 5], share))).toEqual([2, 3, 4])
})
