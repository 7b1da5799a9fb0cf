import { describe, expect, test } from 'vitest'
import { AN_EDIT, ANOTHER_EDIT, talkWith } from './talk-for-tests.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

describe('words alone', () => {
  test('the balance: the same three numbers as everywhere', () => {
    const ana = talkWith()
    ana.says('quantas fotos eu ainda tenho?')
    ana.weSay('Você usou 3 de 12 edições. Restam 9. As próximas 12 chegam em 21 de dezembro.')
  })

  test.each(['faz uma legenda sobre bolo de pote por R$ 12 até sábado', 'legenda: bolo de pote por R$ 12 até sábado'])(
    'a caption from one line: %s',
    (words) => {
      const ana = talkWith()
      ana.says(words)
      ana.weSay()
      ana.weDo({ do: 'write-caption', order: { operation: 'caption' } })
    },
  )

  test('help, a greeting, and thanks that cost nothing', () => {
    const ana = talkWith()
    ana.says('ajuda')
    ana.weSay(/Mande uma foto e diga o que quer/)
    ana.says('oi')
    ana.weSay(/Oi! Mande uma foto/)
    ana.says('obrigada!')
    ana.weSay()
  })

  test('a person', () => {
    const ana = talkWith()
    ana.says('quero falar com uma pessoa')
    ana.weSay(/ajuda@m\.example/)
    ana.weDo({ do: 'note-help-wanted' })
  })

  test('no more notices', () => {
    const ana = talkWith()
    ana.says('parar de receber mensagens')
    ana.weDo({ do: 'stop' })
  })

  test('what nobody understands is not guessed', () => {
    const ana = talkWith()
    ana.says('xpto 42 kkkk')
    ana.weSay(/Não entendi/)
    ana.weDo()
  })
})

describe('what cannot be undone', () => {
  test.each([
    ['quero cancelar meu plano', /Cancelar o seu plano\?/, 'cancel-subscription'],
    ['quero meu dinheiro de volta', /Pedir o reembolso\?/, 'refund'],
    ['quero excluir minha conta', /Excluir a sua conta\?/, 'delete-account'],
  ])('%s: only after a yes', (words, question, deed) => {
    const ana = talkWith()
    ana.says(words)
    ana.weSay(question)
    ana.weDo()
    ana.taps('Sim')
    ana.weDo({ do: deed })
  })

  test('a no leaves everything as it is', () => {
    const ana = talkWith()
    ana.says('quero excluir minha conta')
    ana.says('não')
    ana.weSay('Tudo bem, deixei para lá.')
    ana.weDo()
  })

  test('a yes to an earlier question is not a yes to this one', () => {
    const ana = talkWith()
    ana.says('quero cancelar meu plano')
    const old = ana.lastButton('Sim')
    ana.says('quero excluir minha conta')
    ana.tapsId(old)
    ana.weSay(/Esse botão é de antes/)
    ana.weDo()
  })

  test('a yes pressed twice is one', () => {
    const ana = talkWith()
    ana.says('quero excluir minha conta')
    const yes = ana.lastButton('Sim')
    ana.tapsId(yes)
    ana.tapsId(yes)
    ana.weDo()
  })
})

describe('about the last photo', () => {
  test('done again with another backdrop', () => {
    const ana = talkWith({ edit })
    ana.says('refaz com fundo de madeira clara')
    ana.weDo({ do: 'redo', editId: AN_EDIT, wishes: { backdrop: 'madeira-clara' }, asked: 0 })
  })

  test('done again, without saying how, is one question', () => {
    const ana = talkWith({ edit })
    ana.tapsId(`redo/${AN_EDIT}`)
    ana.weSay(/O que eu mudo\?/)
    ana.taps('Madeira clara')
    ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'swap', wishes: { backdrop: 'madeira-clara' }, asked: 1 })
  })

  test('the light left alone, or only the photo made better', () => {
    const ana = talkWith({ edit })
    ana.tapsId(`redo/${AN_EDIT}`)
    const better = ana.lastButton('Só melhorar a foto')
    ana.taps('Sem mexer na luz')
    ana.weDo({ do: 'redo', wishes: { lightMatch: false } })
    ana.tapsId(better)
    ana.weDo({ do: 'redo', operation: 'post' })
  })

  test('quoted with new wishes: that very one', () => {
    const ana = talkWith({ edit })
    ana.repliesToEdit('fundo de mármore branco')
    ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'swap', wishes: { backdrop: 'marmore-branco' } })
  })

  test('a shorter caption', () => {
    const ana = talkWith({ edit })
    ana.says('legenda mais curta')
    ana.weDo({ do: 'change-caption', editId: AN_EDIT, change: { to: 'shorter' } })
  })

  test('a caption in the member’s own words', () => {
    const ana = talkWith({ edit })
    ana.tapsId(`caption/${AN_EDIT}`)
    ana.weSay(/Escreva a nova legenda inteira/)
    ana.says('Hoje tem bolo quentinho esperando você')
    ana.weDo({ do: 'change-caption', change: { to: 'own-words', text: 'Hoje tem bolo quentinho esperando você' } })
  })

  test('another format', () => {
    const ana = talkWith({ edit })
    ana.tapsId(`formats/${AN_EDIT}`)
    ana.weOffer('Feed 4:5', 'Quadrado 1:1', 'Stories 9:16', 'Como a foto')
    ana.taps('Stories 9:16')
    ana.weDo({ do: 'send-format', editId: AN_EDIT, format: '9:16' })
    ana.says('manda quadrada')
    ana.weDo({ do: 'send-format', format: '1:1' })
  })

  test('a button of a photo that is gone does nothing', () => {
    const ana = talkWith({ edit })
    ana.tapsId(`redo/${ANOTHER_EDIT}`)
    ana.weSay(/Esse botão é de antes/)
    ana.weDo()
  })

  test('without any photo: a kind word', () => {
    const ana = talkWith()
    ana.says('refaz')
    ana.weSay(/Não achei uma foto sua/)
  })

  test('a button that was never ours does nothing', () => {
    const ana = talkWith({ edit })
    for (const id of ['', 'x', 'redo/', 'answer/0/maybe', 'operation/1/steal', `format/${AN_EDIT}/3:2`]) {
      ana.tapsId(id)
      ana.weSay(/Esse botão é de antes/)
    }
  })
})

describe('what we cannot read', () => {
  test.each([
    ['audio', /não ouço áudios/],
    ['sticker', /figurinha/],
    ['video', /Vídeos eu ainda não edito/],
    ['location', /Recebi o lugar/],
    ['contacts', /Recebi o contato/],
    ['file', /não é uma foto/],
    ['unavailable', /Pode mandar de novo\?/],
    ['unsupported', /não consigo abrir/],
  ] as const)('%s is answered kindly', (kind, text) => {
    const ana = talkWith()
    ana.hears({ what: 'oddity', kind })
    ana.weSay(text)
  })
})

describe('somebody we do not know', () => {
  test('is led to sign up, once for a whole album', () => {
    const rui = talkWith({ isMember: false })
    for (let photo = 0; photo < 3; photo += 1) rui.hears({ what: 'photo' })
    expect(rui.count()).toBe(1)
    rui.says('oi')
    rui.weSay(/Ainda não conheço este número/)
    expect(rui.url()).toBe('https://m.example/auth')
  })

  test('types the code of the account', () => {
    const rui = talkWith({ isMember: false })
    rui.says('123456')
    rui.weDo({ do: 'link', code: '123456' })
  })

  test('orders nothing, whatever is said', () => {
    const rui = talkWith({ isMember: false })
    rui.says('quero cancelar meu plano')
    rui.weDo()
    rui.tapsId('operation/0/post')
    rui.weDo()
  })
})

test.each([
  ['pt-PT', 'mostra-me os fundos', /Que fundo\?/],
  ['es', 'cuántas fotos me quedan', /Usaste 3 de 12 ediciones\. Quedan 9\./],
  ['en', 'how many edits do I have left?', /You have used 3 of 12 edits\. 9 left\./],
] as const)('speaks %s', (language, words, text) => {
  const person = talkWith({ language })
  person.says(words)
  person.weSay(text)
})
