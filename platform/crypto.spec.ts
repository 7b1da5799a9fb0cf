import { describe, expect, it } from 'vitest'
import { createKeyring } from './crypto.ts'

const keyring = createKeyring('ab'.repeat(32))

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
    ['another secret', () => createKeyring('cd'.repeat(32)).open('codes', keyring.seal('codes', '123456'))],
    ['a changed seal', () => keyring.open('codes', `${keyring.seal('codes', '123456').slice(0, -4)}AAAA`)],
    ['what is no seal', () => keyring.open('codes', 'nothing')],
  ])('does not open for %s', (_case, open) => {
    expect(open).toThrow()
  })
})
