/** Questions that people ask beside a photo. */
import { expect, test } from 'vitest'
import { openConversation } from './open-conversation.test-support.ts'

test.each([
  ['pt-BR', 'quanto vale essa foto?', /R\$ 37,90/],
  ['pt-PT', 'quanto vale esta foto?', /R\$ 37,90/],
  ['es', '¿cuánto cuesta?', /R\$ 37,90/],
  ['en', 'how much is this?', /R\$ 37,90/],
  ['pt-BR', 'quantas edições eu ainda tenho?', /Restam 9/],
  ['pt-BR', 'quero falar com uma pessoa', /equipe Mandou/],
] as const)('%s: “%s” is answered, and the photo is asked about', (language, words, sent) => {
  const person = openConversation({ language })
  person.sendsPhoto(words)
  person.weSay(sent)
  person.isSilent()
  expect(person.ordered()).toEqual([])
  expect(person.last().state.wait).toMatchObject({ for: 'answer', question: 'operation', photos: [{ photoId: 'photo-1' }] })
})

test('a refund needs a yes even when a photo shows the reason', () => {
  const ana = openConversation()
  ana.sendsPhoto('quero meu dinheiro de volta')
  ana.weSay(/^Pedir o reembolso\?/)
  ana.says('sim, reembolsar')
  ana.weDo({ do: 'refund' })
})
