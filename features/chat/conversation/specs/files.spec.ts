/** Several files: which one is refused, and which are still to come. */
import { describe, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { openConversation } from './open-conversation.test-support.ts'

describe('with several files, a refusal names the refused one', () => {
  test('by its position among the photos', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.receives({ what: 'photo', refusal: 'photo_too_small' })
    ana.weSay(/^Foto 2\. A foto é pequena demais/)
    ana.sendsPhoto()
    ana.receives({ what: 'photo', refusal: 'photo_damaged' })
    ana.weSay(/^Foto 4\. A foto chegou incompleta/)
    ana.isSilent()
    ana.weSay(/^2 fotos recebidas!/)
  })

  test('by its name, if it has one', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.receives({ what: 'photo', refusal: 'photo_type_unsupported', name: 'cardapio.pdf' })
    ana.weSay(/^cardapio\.pdf: Esse arquivo não é uma foto/)
  })

  test('and for a single file gives only the reason', () => {
    const ana = openConversation()
    ana.receives({ what: 'photo', refusal: 'photo_too_small', name: 'bolo.jpg' })
    ana.weSay(/^A foto é pequena demais/)
  })

  test('when all are refused, nothing is asked', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.says('não')
    ana.receives({ what: 'photo', refusal: 'photo_too_small' })
    ana.isSilent()
    ana.weSay()
    ana.says('saldo')
    ana.weSay(/Você usou 3 de 12/)
  })

  test('words that came first keep waiting for a valid photo', () => {
    const ana = openConversation()
    ana.says('fundo de mármore branco')
    ana.isSilent()
    ana.receives({ what: 'photo', refusal: 'photo_too_small' })
    ana.isSilent()
    ana.sendsPhoto()
    ana.isSilent()
    ana.weDo({ do: 'order', order: { backdrop: 'marmore-branco' } })
  })
})

describe.each([
  ['pt-BR', 'espera, vou mandar outra'],
  ['pt-PT', 'espera, vou enviar outra'],
  ['es', 'espera, voy a mandar otra'],
  ['en', 'wait, sending another one'],
] as const)('in %s, “%s”', (language, words) => {
  test('with a photo orders nothing, and both photos are asked about together', () => {
    const ana = openConversation({ language })
    ana.sendsPhoto(words)
    expect(ana.last().wakeAfterMs).toBe(2 * MINUTE)
    ana.weSay()
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/2/)
    expect(ana.ordered()).toEqual([])
  })

  test('after a photo keeps it waiting, also after the question', () => {
    const ana = openConversation({ language })
    ana.sendsPhoto()
    ana.says(words)
    ana.weSay()
    ana.isSilent()
    expect(ana.count()).toBe(1)
    ana.says(words)
    ana.weSay()
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/2/)
    expect(ana.ordered()).toEqual([])
  })

  test('to an album that waits for a yes does not refuse it', () => {
    const ana = openConversation({ language })
    ana.sendsPhoto()
    ana.sendsPhoto()
    ana.isSilent()
    ana.says(words)
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/3/)
  })
})

test.each([
  ['1/3', true],
  ['1 de 3', true],
  ['3/3', false],
  ['12', false],
])('a photo with “%s” waits for others: %s', (words, isWaiting) => {
  const ana = openConversation()
  ana.sendsPhoto(words)
  expect(ana.last().wakeAfterMs === 2 * MINUTE).toBe(isWaiting)
})

test('a person who announces a photo has time to send it', () => {
  const ana = openConversation()
  ana.says('espera, vou mandar outra')
  ana.weSay()
  ana.isSilent()
  ana.weSay()
})
