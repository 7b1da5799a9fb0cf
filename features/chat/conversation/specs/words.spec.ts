import { describe, expect, test } from 'vitest'
import { HOUR } from '#platform/clock.ts'
import { AN_EDIT, ANOTHER_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

describe('words alone', () => {
  test('ask for the balance: the same three numbers as everywhere', () => {
    const ana = openConversation()
    ana.says('quantas fotos eu ainda tenho?')
    ana.weSay('Você usou 3 de 12 edições. Restam 9. As próximas 12 chegam em 21 de dezembro.')
  })

  test.each(['faz uma legenda sobre bolo de pote por R$ 12 até sábado', 'legenda: bolo de pote por R$ 12 até sábado'])(
    'order a caption from one line: %s',
    (words) => {
      const ana = openConversation()
      ana.says(words)
      ana.weSay()
      ana.weDo({ do: 'write-caption', wish: { message: expect.stringContaining('R$ 12') as string } }) // as: a matcher stands for the text it matches
    },
  )

  test('ask for help, greet, and thank without an answer', () => {
    const ana = openConversation()
    ana.says('ajuda')
    ana.weSay(/Mande uma foto e diga o que quer/)
    ana.says('oi')
    ana.weSay()
    ana.isSilent()
    ana.weSay(/Oi! Mande uma foto/)
    ana.says('obrigada!')
    ana.weSay()
  })

  test('ask for a person', () => {
    const ana = openConversation()
    ana.says('quero falar com uma pessoa')
    ana.weSay(/equipe Mandou/)
    ana.weDo({ do: 'call-person' })
  })

  test('stop notices', () => {
    const ana = openConversation()
    ana.says('parar de receber mensagens')
    ana.weDo({ do: 'stop' })
  })

  test('that are not understood are not guessed', () => {
    const ana = openConversation()
    ana.says('xpto 42 kkkk')
    ana.isSilent()
    ana.weSay(/Não entendi/)
    ana.weDo()
  })
})

describe('about the last photo', () => {
  test('order a redo with another backdrop', () => {
    const ana = openConversation({ edit })
    ana.says('refaz com fundo de madeira clara')
    ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'swap', wishes: { backdrop: 'madeira-clara' }, questions: 0 })
  })

  test('order a redo without details: one question', () => {
    const ana = openConversation({ edit })
    ana.tapsId(`redo/${AN_EDIT}`)
    ana.weSay(/O que eu mudo\?/)
    ana.taps('Madeira clara')
    ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'swap', wishes: { backdrop: 'madeira-clara' }, questions: 1 })
  })

  test('keep the light, or only improve the photo: once, a further redo asks', () => {
    const ana = openConversation({ edit })
    ana.tapsId(`redo/${AN_EDIT}`)
    const light = ana.lastButton('Sem mexer na luz')
    const better = ana.lastButton('Só melhorar a foto')
    ana.tapsId(light)
    ana.weDo({ do: 'redo', wishes: { lightMatch: false } })
    for (const again of [light, light, better]) {
      ana.tapsId(again)
      ana.weDo()
    }
    ana.weSay(/O que eu mudo\?/)
    ana.taps('Só melhorar a foto')
    ana.weDo({ do: 'redo', operation: 'post' })
  })

  test('improve a failed edit through its own button, once', () => {
    const ana = openConversation({ edit: { ...edit, state: 'failed' } })
    for (const isFirst of [true, false, false]) {
      ana.tapsId(`better/${AN_EDIT}`)
      ana.weDo(...(isFirst ? [{ do: 'redo', operation: 'post' }] : []))
    }
  })

  test('a failed edit that was improved before asks', () => {
    const ana = openConversation({ edit: { ...edit, state: 'failed' }, isEditNewest: false })
    ana.tapsId(`better/${AN_EDIT}`)
    ana.weDo()
    ana.weSay(/O que eu mudo\?/)
  })

  test.each([
    ['não gostei, refaz com uma parede de azulejo azul', 'describe'],
    ['refaz com fundo de madeira clara', 'swap'],
  ])('a wish for another backdrop counts whatever the edit was before: %s', (words, operation) => {
    const ana = openConversation({ edit: { ...edit, operation: 'post' } })
    ana.says(words)
    ana.weDo({ do: 'redo', operation })
  })

  test('quote an edit with new wishes: a redo of that edit', () => {
    const ana = openConversation({ edit })
    ana.repliesToEdit('fundo de mármore branco')
    ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'swap', wishes: { backdrop: 'marmore-branco' } })
  })

  test('order another format', () => {
    const ana = openConversation({ edit })
    ana.tapsId(`formats/${AN_EDIT}`)
    ana.weOffer('Feed 4:5', 'Quadrado 1:1', 'Stories 9:16', 'Como a foto')
    ana.taps('Stories 9:16')
    ana.weDo({ do: 'send-format', editId: AN_EDIT, format: '9:16' })
    ana.says('manda quadrada')
    ana.weDo({ do: 'send-format', format: '1:1' })
  })

  test('a button of a deleted photo does nothing', () => {
    const ana = openConversation({ edit })
    ana.tapsId(`redo/${ANOTHER_EDIT}`)
    ana.weSay(/Esse botão já expirou/)
    ana.weDo()
  })

  test('without any photo get a kind answer', () => {
    const ana = openConversation()
    ana.says('refaz')
    ana.weSay(/Não achei uma foto sua/)
  })

  test('an unknown button does nothing', () => {
    const ana = openConversation({ edit })
    for (const id of ['', 'x', 'redo/', 'answer/0/maybe', 'operation/1/steal', `format/${AN_EDIT}/3:2`]) {
      ana.tapsId(id)
      ana.weSay(/Esse botão já expirou/)
    }
  })
})

describe('content that we cannot read', () => {
  test.each([
    ['audio', /não ouço áudios/],
    ['sticker', /figurinha/],
    ['video', /Ainda não edito vídeos/],
    ['location', /Recebi a localização/],
    ['contacts', /Recebi o contato/],
    ['file', /não é uma foto/],
    ['unavailable', /Pode mandar de novo\?/],
    ['unsupported', /Não consigo abrir/],
  ] as const)('%s is answered kindly', (kind, text) => {
    const ana = openConversation()
    ana.receives({ what: 'unsupported', kind })
    ana.weSay(text)
  })
})

describe('an unknown sender', () => {
  test('is sent the sign-up link once for a whole album', () => {
    const rui = openConversation({ isMember: false })
    for (let photo = 0; photo < 3; photo += 1) rui.receives({ what: 'photo' })
    expect(rui.count()).toBe(1)
    rui.says('oi')
    rui.weSay(/Ainda não conheço este número/)
    expect(rui.url()).toBe('https://m.example/auth')
  })

  test('gets one answer to each topic: how to sign up, the price, what happens to a photo, and who else can help', () => {
    const rui = openConversation({ isMember: false })
    for (let time = 0; time < 5; time += 1) {
      rui.says('oi, tudo bem?')
      rui.says('quanto custa?')
      rui.sendsPhoto('fundo de mármore branco')
      rui.receives({ what: 'unsupported', kind: 'audio' })
      rui.says('quero falar com uma pessoa')
    }
    expect(rui.count()).toBe(4)
    rui.passes(7 * HOUR)
    rui.says('quanto custa?')
    rui.weSay(/R\$ 37,90 por mês/)
    rui.sendsPhoto('fundo de mármore branco')
    rui.weSay(/não conheço este número, e por isso não consigo editar/)
    expect(rui.url()).toBe('https://m.example/auth')
  })

  test('links the chat with the account’s code', () => {
    const rui = openConversation({ isMember: false })
    rui.says('123456')
    rui.weDo({ do: 'link', code: '123456' })
  })

  test('orders nothing, whatever they write', () => {
    const rui = openConversation({ isMember: false })
    rui.says('quero cancelar meu plano')
    rui.weDo()
    rui.tapsId('operation/0/post')
    rui.weDo()
  })
})

test.each([
  ['pt-PT', 'mostra-me os fundos', /Que fundo\?/],
  ['es', 'cuántas fotos me quedan', /Usaste 3 de 12 ediciones\. Quedan 9\./],
  ['en', 'how many edits do I have left?', /You’ve used 3 of 12 edits\. 9 left\./],
] as const)('speaks %s', (language, words, text) => {
  const person = openConversation({ language })
  person.says(words)
  person.weSay(text)
})

describe('a member who has not paid the renewal', () => {
  test.each(['saldo', 'faz uma legenda sobre bolo de pote', 'publica', 'refazer'])(
    'is sent to the account once suspended, not to a second plan: %s',
    (words) => {
      const ana = openConversation({
        hasPlan: false,
        problem: 'suspended',
        edit: { id: AN_EDIT, operation: 'post', state: 'done' },
      })
      ana.says(words)
      ana.weSay(/^O seu plano está suspenso/)
      expect(ana.url()).toBe('https://m.example/account?card=new')
    },
  )

  test('reads it with the balance while there is still time', () => {
    const ana = openConversation({ problem: 'late', remaining: 11 })
    ana.says('saldo')
    ana.weSay(/^Você usou 1 de 12 edições\. Restam 11\. A renovação não foi paga: troque o cartão até 24 de novembro/)
    expect(ana.url()).toBe('https://m.example/account?card=new')
  })

  test.each([
    ['late', 'https://m.example/account?card=new'],
    [undefined, 'https://m.example/account'],
  ] as const)('finds where to put in another card: %s', (problem, url) => {
    const ana = openConversation({ problem })
    ana.says('meu cartão foi recusado')
    expect(ana.url()).toBe(url)
  })
})

test('a caption can be changed in any of our languages', () => {
  const ana = openConversation({ edit: { id: AN_EDIT, operation: 'post', state: 'done' } })
  ana.says('más corto')
  ana.weDo({ do: 'change-caption', editId: AN_EDIT })
})
