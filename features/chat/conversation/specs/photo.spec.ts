import { describe, expect, test } from 'vitest'
import { openConversation } from './open-conversation.test-support.ts'

/** A person who sent only a photo, and was asked what to do with it. */
function asked() {
  const ana = openConversation()
  ana.sendsPhoto()
  ana.isSilent()
  return ana
}

describe('a photo with words is an order', () => {
  test('a backdrop by its name', () => {
    const ana = openConversation()
    ana.sendsPhoto('troca o fundo por mármore branco')
    ana.weSay()
    ana.isSilent()
    ana.weSay()
    ana.weDo({
      do: 'order',
      photos: [{ photoId: 'photo-1' }],
      order: { operation: 'swap', backdrop: 'marmore-branco' },
      questions: 0,
    })
  })

  test('a backdrop in words', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo: mesa de madeira rústica com flores ao lado')
    ana.isSilent()
    ana.weDo({ do: 'order', order: { operation: 'describe' } })
  })

  test('only better light', () => {
    const ana = openConversation()
    ana.sendsPhoto('só melhora a foto')
    ana.isSilent()
    ana.weDo({ do: 'order', order: { operation: 'post' } })
  })

  test('the words may follow the photo', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.says('fundo de mármore branco')
    ana.weSay()
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' } })
  })

  test('the words may come first', () => {
    const ana = openConversation()
    ana.says('troca o fundo por mármore branco')
    ana.isSilent()
    ana.weSay(/Trocar o fundo: pode mandar a foto/)
    ana.sendsPhoto()
    ana.isSilent()
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' } })
  })

  test('another backdrop, without naming one, is one question with a picture', () => {
    const ana = openConversation()
    ana.sendsPhoto('troca o fundo')
    ana.isSilent()
    ana.weSay(/Qual fundo\?[^]*1\. Mármore branco\n2\. Madeira clara/)
    ana.weOffer('Mármore branco', 'Madeira clara', 'Linho rosa')
    ana.says('2')
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'madeira-clara' }, questions: 1 })
    expect(ana.count()).toBe(1)
  })
})

describe('a photo alone gets one question', () => {
  test('with all four operations, and ready backdrops below', () => {
    const ana = asked()
    ana.weSay(/Foto recebida! O que eu faço com ela\?/)
    ana.weOffer(
      'Deixar pronta pra postar',
      'Trocar o fundo',
      'Descrever o fundo',
      'Só a legenda',
      'Mármore branco',
      'Madeira clara',
      'Linho rosa com folhas',
      'Mesa no jardim',
    )
  })

  test('a tapped operation is ordered', () => {
    const ana = asked()
    ana.taps('Deixar pronta pra postar')
    ana.weDo({ do: 'order', order: { operation: 'post' }, questions: 1 })
  })

  test('a tapped backdrop is an order', () => {
    const ana = asked()
    ana.taps('Mesa no jardim')
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'jardim-mesa' } })
  })

  test('a tap on another backdrop orders the most suitable one: the second message is the result', () => {
    const ana = asked()
    ana.taps('Trocar o fundo')
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' } })
    expect(ana.count()).toBe(1)
  })

  test('a tap on a backdrop in words: the row said what to write', () => {
    const ana = asked()
    ana.taps('Descrever o fundo')
    ana.weSay()
    ana.says('parede de tijolos com luz quente')
    ana.weDo({ do: 'order', order: { operation: 'describe', words: 'parede de tijolos com luz quente' } })
    expect(ana.count()).toBe(1)
  })

  test('a tap on a caption: the row said what to write', () => {
    const ana = asked()
    ana.taps('Só a legenda')
    ana.says('bolo de pote por R$ 12 até sábado')
    ana.weDo({ do: 'order', order: { operation: 'caption', message: 'bolo de pote por R$ 12 até sábado' } })
    expect(ana.count()).toBe(1)
  })

  test('a written answer works like a tap', () => {
    const ana = asked()
    ana.says('fundo de madeira clara')
    ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'madeira-clara' } })
  })

  test('a greeting does not change the question', () => {
    const ana = openConversation()
    ana.sendsPhoto('bom dia!')
    ana.isSilent()
    ana.weSay(/Foto recebida!/)
  })

  test('can be cancelled', () => {
    const ana = asked()
    ana.says('deixa pra lá')
    ana.weSay('Tudo bem, deixei para lá.')
    ana.isSilent()
    ana.weDo()
  })
})

describe('an album', () => {
  test('with words on any of its photos: one confirmation, numbered edits', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.sendsPhoto('fundo de mármore branco')
    ana.sendsPhoto()
    ana.weSay()
    ana.isSilent()
    ana.weSay(/São 3 fotos\. Trocar o fundo: Mármore branco em todas\? Você tem 9 edições\./)
    ana.weOffer('Sim', 'Não')
    ana.taps('Sim')
    ana.weDo({ do: 'order', photos: [{ photoId: 'photo-1' }, { photoId: 'photo-2' }, { photoId: 'photo-3' }] })
    expect(ana.count()).toBe(1)
  })

  test('without words: the question is the confirmation', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/2 fotos recebidas! O que eu faço com todas\?/)
    ana.taps('Deixar pronta pra postar')
    ana.weDo({ do: 'order', photos: [{ photoId: 'photo-1' }, { photoId: 'photo-2' }] })
  })

  test('with more photos than are left: orders the first ones, as announced', () => {
    const ana = openConversation({ remaining: 2 })
    for (let photo = 0; photo < 4; photo += 1) ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/4 fotos[^]*Restam 2: faço as primeiras\./)
    ana.taps('Deixar pronta pra postar')
    ana.weDo({ do: 'order', photos: [{ photoId: 'photo-1' }, { photoId: 'photo-2' }] })
  })

  test('that is refused orders nothing', () => {
    const ana = openConversation()
    ana.sendsPhoto('fundo de mármore branco')
    ana.sendsPhoto()
    ana.isSilent()
    ana.taps('Não')
    ana.weSay('Tudo bem, deixei para lá.')
    ana.weDo()
  })

  test('one more photo after the question: a new question gives the new number', () => {
    const ana = openConversation()
    ana.sendsPhoto()
    ana.isSilent()
    const old = ana.lastButton('Deixar pronta pra postar')
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/2 fotos recebidas!/)
    ana.tapsId(old)
    ana.weSay(/Esse botão já expirou/)
    ana.weDo()
  })
})

describe('a photo that cannot be edited', () => {
  test('because nothing is left: says when the allowance renews, with a link', () => {
    const ana = openConversation({ remaining: 0 })
    ana.sendsPhoto('fundo de mármore branco')
    ana.isSilent()
    ana.weSay(/As próximas chegam em 21 de dezembro\./)
    expect(ana.url()).toBe('https://m.example/account')
    ana.weDo()
  })

  test('because there is no plan', () => {
    const ana = openConversation({ hasPlan: false })
    ana.receives({ what: 'photo' })
    ana.weSay(/falta um plano ativo/)
    expect(ana.url()).toBe('https://m.example/checkout')
  })

  test('because we do not know the file type', () => {
    const ana = openConversation()
    ana.receives({ what: 'photo', refusal: 'photo_type_unsupported' })
    ana.weSay(/Esse arquivo não é uma foto que conhecemos/)
  })
})

/** A person who sent several photos, and was asked what to do with them. */
function askedAboutAlbum(count: number) {
  const ana = openConversation()
  for (let photo = 0; photo < count; photo += 1) ana.sendsPhoto()
  ana.isSilent()
  ana.weSay(/fotos recebidas! O que eu faço com todas\?/)
  return ana
}

describe('an album after the question', () => {
  test.each(['já volto, tô no trânsito', 'nossa que calor hoje', 'não eram essas fotos', 'só a primeira', 'espera, faltou uma'])(
    'is not ordered by “%s”',
    (words) => {
      const ana = askedAboutAlbum(2)
      for (const _ of [1, 2, 3]) ana.says(words)
      expect(ana.ordered()).toEqual([])
    },
  )

  test('is ordered by an LLM’s reading once its count was confirmed', () => {
    const ana = askedAboutAlbum(4)
    ana.receives({ what: 'text', intent: { kind: 'order', operation: 'post' }, text: 'xaxim zulu', isGuess: true })
    ana.weDo()
    ana.weSay(/^São 4 fotos\./)
    ana.taps('Sim')
    ana.weDo({ do: 'order', photos: Array.from({ length: 4 }, () => expect.anything()) })
  })

  test('is ordered by plain words', () => {
    const ana = askedAboutAlbum(4)
    ana.says('fundo de mármore branco')
    ana.weDo({ do: 'order' })
  })
})
