import { expect, it } from 'vitest'
import { redoPrice } from './redo-cost.ts'

const FREE = { free_redo_until: '2026-11-22T12:00:00.000Z' }

it('names the price of another picture once the free redo is used, over or was never owed', () => {
  expect(redoPrice({}, 'post')).toBe('order.usesOne')
  expect(redoPrice({}, 'swap')).toBe('order.usesOne')
})

it('calls a redo free as long as one is owed', () => {
  expect(redoPrice(FREE, 'post')).toBe('order.free')
})

it('calls words alone free in any case', () => {
  expect(redoPrice({}, 'caption')).toBe('order.free')
})
