/** Checks that everything the help text suggests is understood, word for word. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#phrases/shape.ts'
import { chatTexts } from '#phrases/chat.ts'
import { isPlainYes } from '../plain-yes.ts'
import { understand } from '#features/chat/understanding/understand.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done', caption: 'Bolo!' } as const

const ACTIONS = [
  { do: 'cancel-subscription' },
  { do: 'refund' },
  { do: 'delete-account' },
  { do: 'delete-photo', editId: AN_EDIT },
] as const

describe.each(LANGUAGES)('the help in %s', (language) => {
  const { help, notUnderstood, plainYesWords, stopped, cancelWhat } = chatTexts[language]
  const [, wishes = ''] = /: ([^:]+)\.$/.exec(help) ?? []

  test('names requests, each of which is answered', () => {
    const names = wishes.split(', ')
    expect(names.length).toBeGreaterThan(7)
    for (const name of names) {
      const person = openConversation({ language, edit })
      person.says(name)
      person.isSilent()
      const { messages, actions } = person.last()
      expect([name, messages.map(({ content }) => content.text)]).not.toEqual([name, [notUnderstood]])
      expect([name, understand(name, { hasPhoto: false, languageHint: language }).certainty, actions]).toEqual([
        name,
        'sure',
        expect.any(Array),
      ])
    }
  })

  test('gives examples of orders, each of which is understood as one', () => {
    const examples = [...help.matchAll(/^• “(.+)”$/gmu)].map(([, example = '']) => example)
    expect(examples).toHaveLength(3)
    for (const example of examples) {
      const { intent, certainty } = understand(example, { hasPhoto: true, languageHint: language })
      expect([example, intent.kind, certainty]).toEqual([example, 'order', 'sure'])
    }
  })

  test('and everything else we ask people to write is understood', () => {
    const quoted = [stopped, cancelWhat].flatMap((text) => [...text.matchAll(/“(.+?)”/gu)].map(([, words = '']) => words))
    for (const words of quoted) {
      const person = openConversation({ language, edit, isStopped: true })
      person.says(words)
      person.isSilent()
      expect([words, person.last().messages.map(({ content }) => content.text)]).not.toEqual([words, [notUnderstood]])
    }
  })

  test('and the yes that we ask for confirms that action', () => {
    for (const action of ACTIONS) {
      const words = plainYesWords[action.do]
      expect([words, isPlainYes(words, action)]).toEqual([words, true])
    }
  })
})
