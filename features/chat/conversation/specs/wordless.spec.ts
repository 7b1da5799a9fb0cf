/** Messages without a word are answered at once: nothing that follows could complete them. */
import { describe, expect, test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

describe('a message without words', () => {
  test.each(['???', '…', '🎂🎂', '!', '🤷'])('%s is answered at once', (text) => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.says(text)
    expect(ana.count()).toBe(1)
    expect(ana.last().wakeAfterMs).toBeUndefined()
  })

  test.each(['sticker', 'video', 'contacts', 'unsupported'] as const)('a %s is answered at once', (kind) => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.receives({ what: 'unsupported', kind })
    expect(ana.count()).toBe(1)
  })

  test.each(['😍', '👍', '❤️', '🙏', '🔥🔥', '👏'])('%s as the first thing is answered like a greeting, and once', (text) => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.says(text)
    ana.weSay(/^Oi/)
    ana.says(text)
    ana.says(text)
    expect(ana.count()).toBe(1)
  })

  test.each(['😍', '👍', '❤️', '🙏', '🔥🔥', '👏'])('%s after something of ours needs no answer', (text) => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.says('saldo')
    ana.says(text)
    expect(ana.count()).toBe(1)
    const eva = openConversation({ language: 'pt-BR', edit: { id: AN_EDIT, operation: 'swap', state: 'done' } })
    eva.says(text)
    expect(eva.count()).toBe(0)
  })

  test('a greeting before it is answered in its place', () => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.says('oi')
    expect(ana.count()).toBe(0)
    ana.says('👀')
    ana.weSay(/^Oi/)
  })

  test('words that mean nothing to us still wait for the next line', () => {
    const ana = openConversation({ language: 'pt-BR' })
    ana.says('xyzzy qwrtp')
    expect(ana.count()).toBe(0)
    expect(ana.last().wakeAfterMs).toBeGreaterThan(0)
  })
})
