/** Short requests about the last photo, in every language: they get honest answers, and cause nothing that was not asked for. */
import { describe, expect, test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'post', state: 'done', caption: 'Bolo de pote até sábado!' } as const

describe.each([
  ['pt-BR', 'escreve PROMOÇÃO na foto', 'PROMOÇÃO'],
  ['pt-PT', 'escreve Promoção na fotografia', 'Promoção'],
  ['es', 'escribe PROMO en la foto', 'PROMO'],
  ['en', 'write SALE on the photo', 'SALE'],
] as const)('in %s, “%s”', (language, words, headline) => {
  test('is set above the picture, and does not change the caption', () => {
    const ana = openConversation({ language, edit })
    ana.says(words)
    ana.weDo({ do: 'redo', editId: AN_EDIT, wishes: { headline } })
  })

  test('without a picture, waits for one', () => {
    const ana = openConversation({ language })
    ana.says(words)
    ana.sendsPhoto()
    ana.isSilent()
    ana.weDo({ do: 'order', order: { operation: 'post', headline } })
  })
})

describe.each([
  ['pt-BR', 'posta no story', 'posta no facebook', 'Mandar em 9:16', 'Publicar no feed'],
  ['pt-PT', 'publica nos stories', 'publica no facebook', 'Enviar em 9:16', 'Publicar no feed'],
  ['es', 'publica en historias', 'súbelo a facebook', 'Mandar en 9:16', 'Publicar en el feed'],
  ['en', 'post it to my story', 'share it on facebook', 'Send it in 9:16', 'Post to the feed'],
] as const)('in %s, “%s”', (language, story, network, sendStory, publish) => {
  test('gets the answer that we post to the feed only, and an offer of the picture in that shape', () => {
    const ana = openConversation({ language, edit })
    ana.says(story)
    ana.weSay(/feed/)
    ana.weDo()
    ana.weOffer(sendStory, publish)
    ana.taps(sendStory)
    ana.weDo({ do: 'send-format', editId: AN_EDIT, format: '9:16' })
  })

  test('also for other networks', () => {
    const ana = openConversation({ language, edit })
    ana.says(network)
    ana.weSay(/feed/)
    ana.weOffer(publish)
    ana.weDo()
  })

  test('even before there is a picture', () => {
    const ana = openConversation({ language })
    ana.says(story)
    ana.weSay(/feed/)
  })
})

test.each([
  ['pt-BR', 'formatos'],
  ['pt-PT', 'formatos'],
  ['es', 'formatos'],
  ['en', 'formats'],
] as const)('in %s, “%s” shows them', (language, words) => {
  const ana = openConversation({ language, edit })
  ana.says(words)
  expect(ana.lastButton('Feed 4:5')).toBe(`format/${AN_EDIT}/4:5`)
})

describe.each([
  ['pt-BR', 'qual a legenda?'],
  ['pt-PT', 'qual é a legenda?'],
  ['es', '¿cuál es el texto?'],
  ['en', 'what’s the caption?'],
] as const)('in %s, “%s”', (language, words) => {
  test('shows the existing one, alone', () => {
    const ana = openConversation({ language, edit })
    ana.says(words)
    ana.weSay('Bolo de pote até sábado!')
    ana.weDo()
  })

  test('says so while it is still being made', () => {
    const ana = openConversation({ language, edit: { ...edit, state: 'running', caption: null } })
    ana.says(words)
    expect(ana.last().messages[0]?.content.text).not.toBe('')
    ana.weDo()
  })
})

test('without a caption or a photo, asking for the caption writes one', () => {
  const ana = openConversation()
  ana.says('qual a legenda?')
  ana.weSay(/O que a legenda deve dizer\?/)
})

test.each([
  ['pt-BR', 'mais escuro', 'darker'],
  ['pt-BR', 'mais claro', 'lighter'],
  ['pt-PT', 'um pouco mais clara', 'lighter'],
  ['es', 'más oscura', 'darker'],
  ['en', 'a bit darker please', 'darker'],
] as const)('in %s, “%s” changes the picture, and orders nothing', (language, words, adjustment) => {
  const ana = openConversation({ language, edit: { ...edit, operation: 'swap' } })
  ana.says(words)
  ana.weDo({ do: 'adjust', editId: AN_EDIT, adjustment: [adjustment] })
})

describe.each([
  ['pt-BR', 'não gostei da luz', 'Sem mexer na luz'],
  ['pt-PT', 'não gostei da luz', 'Sem mexer na luz'],
  ['es', 'no me gustó la luz', 'Sin tocar la luz'],
  ['en', 'i dont like the light', 'Leave the light alone'],
] as const)('in %s, “%s”', (language, words, light) => {
  test('is answered with what can be done, and orders nothing', () => {
    const ana = openConversation({ language, edit: { ...edit, operation: 'swap' } })
    ana.says(words)
    ana.weSay(/clarear|aclarar|lighter/)
    ana.weDo()
    ana.taps(light)
    ana.weDo({ do: 'redo', editId: AN_EDIT, wishes: { lightMatch: false } })
  })
})

test('a darker backdrop is understood as a backdrop', () => {
  const ana = openConversation({ edit })
  ana.says('fundo mais escuro')
  ana.weDo({ do: 'redo', editId: AN_EDIT, operation: 'describe', wishes: { words: 'fundo mais escuro' } })
})

test.each([
  ['pt-BR', 'como faço pra ter mais?', /Restam 9\. Não vendo edições avulsas.*21 de dezembro/],
  ['pt-PT', 'posso comprar mais edições?', /Restam 9\. Não há edições avulsas.*21 de dezembro/],
  ['es', 'cómo hago para tener más', /Quedan 9\. No hay ediciones sueltas.*21 de diciembre/],
  ['en', 'can i buy more edits?', /9 left\. I don’t sell extra edits.*December 21/],
] as const)('in %s, “%s” is told what there is', (language, words, text) => {
  const ana = openConversation({ language })
  ana.says(words)
  ana.weSay(text)
})
