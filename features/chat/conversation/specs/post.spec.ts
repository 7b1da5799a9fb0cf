import { describe, expect, test } from 'vitest'
import type { PostDraft, PostFacts, DiscussedPost } from '../types.ts'
import { AN_EDIT, ANOTHER_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const
const A_POST = '01a1ff9d-67c1-7d62-9b05-07d689eddc75'
const zone = 'America/Sao_Paulo'
/** Friday of the coming week, 18:00 in São Paulo; the conversations take place on a Saturday at 9. */
const scheduled: DiscussedPost = {
  id: A_POST,
  editId: AN_EDIT,
  editIds: [AN_EDIT],
  state: 'scheduled',
  at: new Date('2026-11-27T21:00:00Z'),
  canMove: true,
}

interface Told {
  readonly draft?: Partial<PostDraft>
  readonly scheduled?: readonly DiscussedPost[]
}

function poster({ draft = {}, scheduled: waiting = [] }: Told = {}) {
  const latestAt = new Date('2027-01-30T12:00:00Z')
  const usual: PostDraft = {
    account: 'bolosdaana',
    caption: 'Bolo de pote',
    fitsFeed: true,
    fit: 'crop',
    latestAt,
    earlier: undefined,
  }
  const post: PostFacts = { zone, scheduled: waiting, draft: { ...usual, ...draft } }
  return openConversation({ edit, post })
}

describe('posting now', () => {
  test('is confirmed first, with the name of the account', () => {
    const ana = poster()
    ana.says('publica no insta')
    ana.weSay('Publicar agora em @bolosdaana, com a legenda da foto?')
    ana.weDo()
    ana.taps('Sim')
    ana.weSay()
    ana.weDo({ do: 'post', editId: AN_EDIT, caption: 'Bolo de pote', fit: 'crop' })
  })

  test('works through the button under the result', () => {
    const ana = poster()
    ana.tapsId(`publish/${AN_EDIT}`)
    ana.weSay(/Publicar agora/)
  })

  test('a yes pressed twice posts once', () => {
    const ana = poster()
    ana.says('publica')
    const yes = ana.lastButton('Sim')
    ana.tapsId(yes)
    ana.tapsId(yes)
    ana.weDo()
  })

  test('a yes to an earlier question posts nothing', () => {
    const ana = poster()
    ana.says('publica')
    const old = ana.lastButton('Sim')
    ana.tapsId(`publish/${AN_EDIT}`)
    ana.tapsId(old)
    ana.weSay(/Esse botão já expirou/)
    ana.weDo()
  })

  test('a no posts nothing', () => {
    const ana = poster()
    ana.says('publica')
    ana.taps('Não')
    ana.weDo()
  })

  test('without an account offers to connect one', () => {
    const ana = poster({ draft: { account: undefined } })
    ana.says('publica no insta')
    expect(ana.url()).toBe('https://m.example/social-connect')
  })

  test('a picture that the feed would cut is cropped or gets borders', () => {
    const ana = poster({ draft: { fitsFeed: false } })
    ana.says('publica')
    ana.weOffer('Cortar', 'Com bordas', 'Não')
    ana.taps('Com bordas')
    ana.weDo({ do: 'post', fit: 'pad' })
  })

  test('a second post of the same edit needs a confirmation that mentions the first', () => {
    const earlier = { ...scheduled, state: 'published', canMove: false } as const
    const ana = poster({ draft: { earlier } })
    ana.says('publica')
    ana.weSay(/Esta foto já foi publicada: sexta-feira, 27 de novembro/)
    ana.says('sim')
    ana.weDo({ do: 'post', again: A_POST })
  })

  test('no second post while the first is on its way', () => {
    const ana = poster({ draft: { earlier: { ...scheduled, state: 'publishing', canMove: false } } })
    ana.says('publica')
    ana.weSay(/já está a caminho/)
    ana.weDo()
  })

  test('publishes now what was scheduled for later', () => {
    const ana = poster({ draft: { earlier: scheduled } })
    ana.says('publica agora')
    ana.weSay('Este post está agendado para sexta-feira, 27 de novembro às 18:00. Publicar agora?')
    ana.taps('Sim')
    ana.weDo({ do: 'move-post', postId: A_POST, at: null })
  })

  test('without a photo explains that there is none', () => {
    const ana = openConversation()
    ana.says('publica no insta')
    ana.weSay(/Não achei uma foto sua/)
  })
})

describe('posting later', () => {
  test.each([
    ['agenda pra amanhã às 10h', '2026-11-22T13:00:00.000Z'],
    ['posta sexta às 9h', '2026-11-27T12:00:00.000Z'],
    ['agenda pra dia 5 ao meio-dia', '2026-12-05T15:00:00.000Z'],
    ['agenda pra daqui a 2 horas', '2026-11-21T14:00:00.000Z'],
    ['agenda pra hoje à noite', '2026-11-21T22:00:00.000Z'],
    ['agenda pra segunda', '2026-11-23T21:00:00.000Z'],
    ['agenda pras 8h', '2026-11-22T11:00:00.000Z'],
  ])('%s', (words, at) => {
    const ana = poster()
    ana.says(words)
    ana.weDo({ do: 'post', at })
  })

  test('asks when, and accepts the time alone', () => {
    const ana = poster()
    ana.says('agenda esse post')
    ana.weSay(/Para quando\?/)
    ana.says('amanhã às 18h')
    ana.weDo({ do: 'post', at: '2026-11-22T21:00:00.000Z' })
    expect(ana.count()).toBe(1)
  })

  test.each([
    ['agenda pra daqui a 5 minutos', /10 minutos/],
    ['agenda pra 25/08/2027 às 10h', /30 de janeiro|30\/01/],
  ])('not %s', (words, why) => {
    const ana = poster()
    ana.says(words)
    ana.weSay(why)
    ana.weDo()
  })

  test('is moved by an hour alone, on the same day', () => {
    const ana = poster({ draft: { earlier: scheduled } })
    ana.says('agenda pras 9h')
    ana.weDo({ do: 'move-post', postId: A_POST, seenAt: scheduled.at.toISOString(), at: '2026-11-27T12:00:00.000Z' })
  })

  test('is moved by a day alone, at the same hour', () => {
    const ana = poster({ draft: { earlier: scheduled } })
    ana.says('agenda pra amanhã')
    ana.weDo({ do: 'move-post', at: '2026-11-22T21:00:00.000Z' })
  })
})

describe('cancelling a scheduled post', () => {
  test('works in words', () => {
    const ana = poster({ scheduled: [scheduled] })
    ana.says('cancela o post agendado')
    ana.weDo({ do: 'cancel-post', postId: A_POST, seenAt: scheduled.at.toISOString() })
  })

  test('asks which one when there are several', () => {
    const other = { ...scheduled, id: ANOTHER_EDIT, editId: ANOTHER_EDIT, at: new Date('2026-12-01T12:00:00Z') }
    const ana = poster({ scheduled: [scheduled, other] })
    ana.says('cancela o post agendado')
    ana.weSay('Qual post eu cancelo?')
    ana.weOffer('sex., 27 de nov., 18:00', 'ter., 1 de dez., 09:00')
  })

  test('explains when there is none', () => {
    const ana = poster()
    ana.says('cancela o post agendado')
    ana.weSay('Você não tem posts agendados.')
    ana.weDo()
  })
})

describe('asking what is scheduled', () => {
  test('lists the posts with how to cancel them', () => {
    const ana = poster({ scheduled: [scheduled] })
    ana.says('meus posts agendados')
    ana.weSay(/^Agendados:\n• sexta-feira, 27 de novembro às 18:00\n\nPara cancelar, escreva “cancelar post”\.$/)
    ana.weDo()
  })

  test('answers when nothing is', () => {
    const ana = poster()
    ana.says('quais posts estão agendados?')
    ana.weSay('Você não tem posts agendados.')
  })

  test.each([
    ['pt-BR', 'cancelar post'],
    ['pt-PT', 'cancelar publicação'],
    ['es', 'cancelar publicación'],
    ['en', 'cancel post'],
  ] as const)('is called off by the words that we name, in %s', (language, words) => {
    const ana = openConversation({ language, post: { zone, scheduled: [scheduled], draft: undefined } })
    ana.says(words)
    ana.weDo({ do: 'cancel-post', postId: A_POST })
  })
})
