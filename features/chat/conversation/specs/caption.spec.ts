/** Short changes to captions, one after the other. */
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

test('changes accumulate: none undoes another', () => {
  const ana = openConversation({ edit })
  ana.says('legenda mais curta')
  ana.weDo({ do: 'change-caption', editId: AN_EDIT, wish: { length: 'short' } })
  ana.says('sem hashtags')
  ana.says('coloca que é 20% off só hj')
  ana.says('mais divertida')
  ana.weDo({ do: 'change-caption', wish: { length: 'short', hashtags: false, offer: '20% off só hj', tone: 'playful' } })
  ana.says('em inglês')
  ana.weDo({ do: 'change-caption', wish: { length: 'short', hashtags: false, offer: '20% off só hj', language: 'en' } })
})

test.each([
  ['pt-BR', 'coloca que é 20% off só hj', '20% off só hj'],
  ['pt-PT', 'acrescenta que há 10% de desconto até sexta', '10% de desconto até sexta'],
  ['es', 'agrega una oferta: 2x1 los martes', '2x1 los martes'],
  ['en', 'add 15% off this week', '15% off this week'],
] as const)('an offer is what is offered, not the order to say it: %s', (language, words, offer) => {
  const person = openConversation({ edit, language })
  person.says(words)
  person.weDo({ do: 'change-caption', wish: { offer } })
})

test('a new number replaces the old one, anything else is added to it', () => {
  const ana = openConversation({ edit })
  ana.says('coloca que é 20% off')
  ana.says('coloca que é 30% off')
  ana.weDo({ do: 'change-caption', wish: { offer: '30% off' } })
})

test.each([
  ['pt-BR', 'adiciona na legenda: entrega grátis', /^A legenda chega com a foto/],
  ['pt-PT', 'legenda mais curta', /^A legenda chega com a fotografia/],
  ['es', 'texto más corto', /^El texto llega con la foto/],
  ['en', 'shorter caption', /^The caption comes with the photo/],
] as const)('%s: “%s” is too early while the photo is worked on, and that is said', (language, words, text) => {
  const person = openConversation({ language, edit: { ...edit, state: 'running' } })
  person.says(words)
  person.weSay(text)
  person.weDo()
})

function asked() {
  const ana = openConversation({ edit })
  ana.tapsId(`caption/${AN_EDIT}`)
  return ana
}

describe('“Mudar legenda”', () => {
  test.each([
    ['mais curta', { length: 'short' }],
    ['sem hashtags', { hashtags: false }],
    ['mais divertida', { tone: 'playful' }],
    ['em inglês', { language: 'en' }],
  ])('understands its own examples as changes: %s', (words, wish) => {
    const ana = asked()
    ana.weSay(/Escreva a nova legenda inteira/)
    ana.says(words)
    ana.weDo({ do: 'change-caption', editId: AN_EDIT, wish })
  })

  test.each([
    ['Hoje tem bolo quentinho esperando você', 'Hoje tem bolo quentinho esperando você'],
    ['Vem fazer a unha com a Ana! Horários no direct 💅', 'Vem fazer a unha com a Ana! Horários no direct 💅'],
    ['“Flor do dia na loja, vem ver”', 'Flor do dia na loja, vem ver'],
    ['Book now, link in bio.', 'Book now, link in bio.'],
    [
      'Quer falar com a gente? Chama no direct que a gente responde',
      'Quer falar com a gente? Chama no direct que a gente responde',
    ],
  ])('uses the member’s own words unchanged: %s', (words, text) => {
    const ana = asked()
    ana.says(words)
    ana.weDo({ do: 'save-caption', editId: AN_EDIT, text })
  })

  test.each([
    ['quero falar com alguém', { do: 'call-person' }],
    ['parar de receber mensagens', { do: 'stop' }],
  ])('is left by another request: %s', (words, action) => {
    const ana = asked()
    ana.says(words)
    ana.weDo(action)
  })

  test('expires after a while', () => {
    const ana = asked()
    ana.passes(10 * DAY)
    ana.says('minha irmã adorou o resultado')
    ana.weDo()
  })
})

function written() {
  const ana = openConversation({ edit })
  ana.says('faz uma legenda sobre bolo de pote por R$ 12')
  ana.weDo({ do: 'write-caption', wish: {} })
  return ana
}

describe('a caption without a photo', () => {
  test('is changed like any other', () => {
    const ana = written()
    const { message } = ana.last().state.caption?.wish ?? {}
    expect(message).toContain('R$ 12')
    ana.says('mais curta')
    ana.weDo({ do: 'write-caption', wish: { message, length: 'short' } })
    ana.says('sem hashtags')
    ana.weDo({ do: 'write-caption', wish: { message, length: 'short', hashtags: false } })
  })

  test('“another one” is another caption and needs no photo', () => {
    const ana = written()
    ana.says('faz outra')
    ana.weDo({ do: 'write-caption' })
  })

  test('is forgotten once a photo was ordered, or half a day later', () => {
    const ana = written()
    ana.sendsPhoto('fundo de mármore branco')
    ana.isSilent()
    ana.says('legenda mais curta')
    ana.weDo({ do: 'change-caption', editId: AN_EDIT })
    const bea = written()
    bea.passes(13 * HOUR)
    bea.says('legenda mais curta')
    bea.weDo({ do: 'change-caption', editId: AN_EDIT })
  })
})

test('a request to be spoken to in English changes the language', () => {
  const ana = openConversation({ edit })
  ana.says('legenda mais curta')
  ana.says('fala comigo em inglês')
  ana.weDo({ do: 'set-language', language: 'en' })
})

test('a redo keeps the wishes for the caption', () => {
  const ana = openConversation({ edit })
  ana.says('legenda mais curta')
  ana.says('refaz com fundo de madeira clara')
  ana.weDo({ do: 'redo', wishes: { backdrop: 'madeira-clara', length: 'short' } })
})
