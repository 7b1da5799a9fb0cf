import { expect, it } from 'vitest'
import { maskWithBox } from './cutouts.test-support.ts'
import { surelyInside } from './surely-inside.test-support.ts'

it('leaves out one per cent of the width along the border of the truth', () => {
  const size = { width: 1000, height: 400 }
  const truth = maskWithBox(size, { left: 100, top: 100, width: 200, height: 100 })
  const seen = surelyInside(truth, { left: 0, top: 0, ...size }, size, () => undefined)
  expect(seen).toBe((200 - 20) * (100 - 20))
})

it('counts a subject that fills the photo to its edge as inside up to that edge', () => {
  const size = { width: 1000, height: 400 }
  const truth = maskWithBox(size, { left: 0, top: 0, ...size })
  expect(surelyInside(truth, { left: 0, top: 0, ...size }, size, () => undefined)).toBe(400_000)
})
