import { describe, expect, test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

describe('a description of which something cannot be shown', () => {
  test('is said before anything is spent, and made when the person agrees', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo de mesa de madeira com um unicórnio')
    ana.isSilent()
    ana.weSay(/Não consigo pôr: unicórnio/)
    ana.weDo()
    ana.taps('Faz com o resto')
    ana.weDo({ do: 'order', order: { operation: 'describe', words: expect.stringContaining('madeira') as string } }) // as: a matcher stands for the text it matches
    expect(ana.ordered()).toHaveLength(1)
  })

  test('can be agreed to in words', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo de mesa de madeira com um unicórnio')
    ana.isSilent()
    ana.says('pode fazer')
    ana.weDo({ do: 'order', order: { operation: 'describe' } })
  })

  test('can be given up for a backdrop that comes near', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo de mármore branco com um unicórnio')
    ana.isSilent()
    ana.taps('Mármore branco')
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' } })
  })

  test('is dropped at a no', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo de mesa de madeira com um unicórnio')
    ana.isSilent()
    ana.says('não')
    ana.weDo()
    expect(ana.ordered()).toEqual([])
  })

  test('is asked about in a redo, once', () => {
    const ana = openConversation({ edit })
    ana.repliesToEdit('troca o fundo por uma mesa de madeira com um unicórnio')
    ana.weSay(/Não consigo pôr: unicórnio/)
    ana.weDo()
    ana.taps('Sim')
    ana.weDo({ do: 'redo', editId: AN_EDIT })
  })
})

test('a description of which everything is shown is ordered at once', () => {
  const ana = openConversation()
  ana.sendsPhoto('fundo de mesa de madeira com parede azul')
  ana.isSilent()
  ana.weSay()
  ana.weDo({ do: 'order', order: { operation: 'describe' } })
})

test('a description that nothing shows keeps the photo, and is answered with what comes nearest', () => {
  const ana = openConversation()
  ana.sendsPhoto('fundo de sala de aula')
  ana.isSilent()
  ana.weSay(/ainda não sei fazer/)
  ana.weDo()
  ana.says('mesa de madeira clara')
  ana.weDo({ do: 'order' })
})
