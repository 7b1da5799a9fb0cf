/** A person is called: who answers and when, and what the chat still does by itself until then. */
import { describe, expect, test } from 'vitest'
import { idOf } from '../choices.ts'
import { A_SUPPORT_THREAD, openConversation } from './open-conversation.test-support.ts'

test('whoever asks for a person is told who answers and when, and a thread is opened', () => {
  const ana = openConversation()
  ana.says('quero falar com uma pessoa')
  ana.weDo({ do: 'call-person' })
  ana.weSay(/equipe Mandou.*Estamos atendendo agora: das 9 às 18/)
  expect(ana.last().isForTeam).toBe(true)
})

test('whoever asks again hears that it is still open', () => {
  const ana = openConversation({ isWithPerson: true })
  ana.says('quero falar com uma pessoa')
  ana.weDo()
  ana.weSay(/continua aberta/)
})

describe('while a person was called', () => {
  test.each(['blz', 'oi, tem alguém aí?', 'a cor ficou estranha na segunda, não sei explicar', 'sim', 'não', 'asdf qwer'])(
    'free talk is left to them: %s',
    (text) => {
      const ana = openConversation({ isWithPerson: true })
      ana.says(text)
      ana.weDo()
      ana.weSay()
      expect(ana.last().isForTeam).toBe(true)
    },
  )

  test('thanks wait for nobody', () => {
    const ana = openConversation({ isWithPerson: true })
    ana.says('obrigada')
    ana.weSay()
    expect(ana.last().isForTeam).toBeUndefined()
  })

  test('the balance is told, and a photo is asked about', () => {
    const ana = openConversation({ isWithPerson: true })
    ana.says('saldo')
    ana.weSay(/Você usou 3 de 12/)
    ana.sendsPhoto('deixa pronta para postar')
    ana.isSilent()
    expect(ana.ordered()).toHaveLength(1)
  })

  test('the member ends it in words', () => {
    const ana = openConversation({ isWithPerson: true })
    ana.says('obrigada, resolvido')
    ana.weDo({ do: 'end-thread' })
    ana.weSay(/encerrei a conversa/)
  })

  test('or by the button under an answer, once', () => {
    const ana = openConversation({ isWithPerson: true })
    ana.tapsId(idOf({ to: 'resolved', threadId: A_SUPPORT_THREAD }))
    ana.weDo({ do: 'end-thread' })
    const rui = openConversation()
    rui.tapsId(idOf({ to: 'resolved', threadId: A_SUPPORT_THREAD }))
    rui.weDo()
  })
})

test('without one, the same words are answered as ever', () => {
  const ana = openConversation()
  ana.says('resolvido')
  ana.weDo()
  ana.says('asdf qwer')
  ana.isSilent()
  ana.weSay(/Não entendi/)
})
