import { describe, expect, it } from 'vitest'
import { intentFor, newOrderKey } from './order-intent.ts'

describe('the key of an order', () => {
  it('stays the same for the same wish, however often it is sent', () => {
    const first = intentFor('swap', undefined, newOrderKey)
    expect(intentFor('swap', first, newOrderKey)).toBe(first)
  })

  it('differs for another wish', () => {
    const first = intentFor('swap', undefined, newOrderKey)
    expect(intentFor('post', first, newOrderKey).key).not.toBe(first.key)
  })

  it('has 128 bits', () => {
    expect(newOrderKey()).toMatch(/^[0-9a-f]{32}$/)
  })
})
