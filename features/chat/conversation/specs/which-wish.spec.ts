import { expect, test } from 'vitest'
import type { ChatInput } from '../types.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'post', state: 'done' } as const
/** Words that may mean either; what understanding makes of real ones is measured elsewhere. */
const doubtful: ChatInput = {
  what: 'text',
  text: 'aquilo lá de novo',
  intent: { kind: 'unknown' },
  asks: [{ kind: 'caption-change', change: { to: 'shorter' } }, { kind: 'refund' }],
}

test('in doubt nothing is done, and the two likeliest wishes are offered', () => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.weDo()
  ana.weOffer('Legenda mais curta', 'Pedir reembolso')
})

test('a tap does what was meant, once', () => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  const id = ana.lastButton('Legenda mais curta')
  ana.tapsId(id)
  ana.weDo({ do: 'change-caption', editId: AN_EDIT })
  ana.says('oi')
  ana.tapsId(id)
  ana.weDo()
})

test('an irreversible wish still asks for its yes', () => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.taps('Pedir reembolso')
  ana.weDo()
  ana.weOffer('Sim', 'Não')
})

test('other words go on as if nothing had been asked', () => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.says('saldo')
  ana.weSay(/Restam 9/)
})

test('a photo after it waits for its order', () => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.sendsPhoto()
  ana.isSilent()
  expect(ana.last().state.wait).toMatchObject({ for: 'answer', question: 'operation' })
})

test('photos that wait are asked about instead', () => {
  const ana = openConversation()
  ana.sendsPhoto()
  ana.receives(doubtful)
  ana.isSilent()
  expect(ana.last().state.wait).toMatchObject({ for: 'answer', question: 'operation', photos: [{ photoId: 'photo-1' }] })
})

test.each([
  ['vcs devolvem o dinheiro se eu não gostar?', /7 dias/],
  ['vocês apagam as fotos depois de quanto tempo?', /30 dias/],
  ['vc publica sozinho?', /não publico nada sozinho/],
  ['posso cancelar quando eu quiser?', /Não tem fidelidade/],
])('“%s” is answered, and nothing is asked for', (words, answer) => {
  const ana = openConversation({ edit })
  ana.says(words)
  ana.weSay(answer)
  ana.weDo()
  expect(ana.last().state.wait.for).toBe('nothing')
})

test.each([
  ['a primeira', { do: 'change-caption', editId: AN_EDIT }],
  ['1', { do: 'change-caption', editId: AN_EDIT }],
] as const)('“%s” names one of the two', (words, action) => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.says(words)
  ana.weDo(action)
})

test.each(['não', 'deixa pra lá'])('“%s” ends the question, and nothing is done', (words) => {
  const ana = openConversation({ edit })
  ana.receives(doubtful)
  ana.says(words)
  ana.weSay(/deixei para lá/)
  ana.weDo()
})

test('“deixa pra lá” with nothing open speaks of no cancelling', () => {
  const ana = openConversation({ edit })
  ana.says('deixa pra lá')
  ana.weSay(/deixei para lá/)
})
