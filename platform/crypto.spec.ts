import { describe, expect, it } from 'vitest'
import { createKeyring } from './crypto.ts'

const keyring = createKeyring({ current: 'ab'.repeat(32) })

describe('a seal', () => {
  it('opens to the value that was sealed', () => {
    expect(keyring.open('codes', keyring.seal('codes', 'maçã 🍎'))).toBe('maçã 🍎')
    expect(keyring.open('codes', keyring.seal('codes', 'maçã', 'ana'), 'ana')).toBe('maçã')
  })

  it('never looks the same twice and hides the value', () => {
    const first = keyring.seal('codes', '123456')
    expect(first).not.toBe(keyring.seal('codes', '123456'))
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('123456')
  })

  it.each([
    ['another purpose', () => keyring.open('secrets', keyring.seal('codes', '123456'))],
    ['somebody else', () => keyring.open('codes', keyring.seal('codes', '123456', 'ana'), 'eva')],
    ['nobody', () => keyring.open('codes', keyring.seal('codes', '123456', 'ana'))],
    ['another secret', () => createKeyring({ current: 'cd'.repeat(32) }).open('codes', keyring.seal('codes', '123456'))],
    ['a changed seal', () => keyring.open('codes', `${keyring.seal('codes', '123456').slice(0, -4)}AAAA`)],
    ['what is no seal', () => keyring.open('codes', 'nothing')],
  ])('does not open for %s', (_case, open) => {
    expect(open).toThrow()
  })
})

describe('former secrets', () => {
  const next = createKeyring({ current: 'cd'.repeat(32), former: ['ab'.repeat(32)], hashSecret: 'ab'.repeat(32) })

  it('open what they sealed and verify what they signed', () => {
    expect(next.open('codes', keyring.seal('codes', '123456', 'ana'), 'ana')).toBe('123456')
    expect(next.verify('picture', 'a cup', keyring.sign('picture', 'a cup'))).toBe(true)
    expect(next.hash('phone', '+55')).toBe(keyring.hash('phone', '+55'))
  })

  it('seal and sign nothing', () => {
    expect(() => keyring.open('codes', next.seal('codes', '123456'))).toThrow('not configured')
    expect(keyring.verify('picture', 'a cup', next.sign('picture', 'a cup'))).toBe(false)
  })
})
