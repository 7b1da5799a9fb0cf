/** The order comes first, then the photo: we send at most two messages, including the result. */
import { expect, test } from 'vitest'
import { openConversation } from './open-conversation.test-support.ts'

test('one question asks for the backdrop and the photo, and nothing follows it', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.weSay(/Qual fundo\?.*Trocar o fundo: pode mandar a foto/)
  ana.says('2')
  ana.weSay()
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'madeira-clara' } })
  expect(ana.count()).toBe(1)
})

test('a photo without a choice gets the most suitable backdrop', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' }, questions: 1 })
  expect(ana.count()).toBe(1)
})

test('a button works like the number, with the photo or before it', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.taps('Linho rosa')
  ana.weSay()
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { backdrop: 'linho-rosa-folhas' } })
})
