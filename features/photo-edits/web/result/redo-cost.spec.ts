import { expect, it } from 'vitest'
import { redoPrice } from './redo-cost.ts'

const FREE = { free_redo_until: '2026-11-22T12:00:00.000Z' }

it('shows the price of another picture once the free redo is used, over or was never granted', () => {
  expect(redoPrice({}, 'post')).toBe('order.usesOne')
  expect(redoPrice({}, 'swap')).toBe('order.usesOne')
})

it('shows a redo as free while one is granted', () => {
  expect(redoPrice(FREE, 'post')).toBe('order.free')
})

it('shows a caption as free in any case', () => {
  expect(redoPrice({}, 'caption')).toBe('order.free')
})
