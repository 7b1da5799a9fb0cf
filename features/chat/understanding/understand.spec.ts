import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import { readExamples } from './classifier/examples.ts'
import type { About } from './intent.ts'
import { isIrreversible, labelOf } from './label.ts'
import { understand } from './understand.ts'

const ALL = LANGUAGES.flatMap((language) => readExamples(language, 'tables'))

const alone: About = { hasPhoto: false, languageHint: 'pt-BR' }
const withPhoto: About = { hasPhoto: true, languageHint: 'pt-BR' }
const intentOf = (text: string, about = alone) => understand(text, about).intent
const labelFor = (text: string, about: About) => labelOf(understand(text, about).intent)

describe('wishes that accompany an order', () => {
  test.each([
    ['troca o fundo por uma praia com coqueiro', { operation: 'describe', words: 'praia com coqueiro' }],
    ['fundo de mármore branco', { operation: 'swap', backdrop: 'marmore-branco' }],
    ['faz um post escrito PROMOÇÃO no formato story', { operation: 'post', headline: 'PROMOÇÃO', format: '9:16' }],
    ['coloca "Agenda aberta" na foto', { operation: 'post', headline: 'Agenda aberta' }],
    ['fundo preto e escrito Só Hoje', { operation: 'describe', headline: 'Só Hoje' }],
    ['legenda: Bolo de pote fresquinho!', { operation: 'caption', message: 'Bolo de pote fresquinho!' }],
    ['faz uma legenda divertida sobre unhas em gel', { operation: 'caption', tone: 'playful', message: 'unhas em gel' }],
    ['fundo branco legenda curta em inglês', { operation: 'describe', length: 'short', language: 'en' }],
    ['tira o fundo', { operation: 'describe', words: 'fundo branco' }],
  ])('%s', (text, wishes) => {
    expect(intentOf(text, withPhoto)).toMatchObject({ kind: 'order', ...wishes })
  })

  test.each([
    ['pt-BR', 'bolo de pote por R$ 12, fundo de mármore branco', 'bolo de pote por R$ 12', { backdrop: 'marmore-branco' }],
    ['pt-BR', 'oi! bolo por R$ 12,50 com fundo de mármore branco', 'bolo por R$ 12,50', { backdrop: 'marmore-branco' }],
    ['pt-BR', 'Unhas em gel com 20% off, coloca um fundo rosa', 'Unhas em gel com 20% off', { words: 'fundo rosa' }],
    ['pt-BR', 'agenda aberta pra dezembro, fundo rosa', 'agenda aberta pra dezembro', { words: 'fundo rosa' }],
    ['pt-PT', 'bolo à fatia a 3 €, fundo de mármore branco', 'bolo à fatia a 3 €', { backdrop: 'marmore-branco' }],
    ['es', 'pastel a 12 reales, fondo de mármol blanco', 'pastel a 12 reales', { backdrop: 'marmore-branco' }],
    ['en', 'nails $30 this week, pink background', 'nails $30 this week', { words: 'pink background' }],
  ] as const)('%s: %s', (languageHint, text, message, backdrop) => {
    expect(intentOf(text, { hasPhoto: true, languageHint })).toMatchObject({ kind: 'order', message, ...backdrop })
  })

  test.each([
    'mesa de madeira com flores, fundo branco',
    'bolo de chocolate com fundo branco',
    'coloca esse bolo num fundo branco',
  ])('reads neither a scene nor a wish as a message: %s', (text) =>
    expect(intentOf(text, withPhoto)).not.toHaveProperty('message'),
  )

  test('includes the words of a redo', () => {
    expect(intentOf('faz de novo com fundo azul')).toEqual({ kind: 'redo', words: 'fundo azul' })
    expect(intentOf('tira o texto da foto')).toEqual({ kind: 'redo', headline: '' })
  })

  test.each(['tira a planta do lado', 'refaz sem as flores'])('but nothing that is to go: %s', (text) => {
    expect(intentOf(text)).not.toHaveProperty('words')
    expect(intentOf(text)).not.toHaveProperty('backdrop')
  })

  test('includes a caption in the member’s own words', () => {
    expect(intentOf('muda a legenda para: Chegou a coleção nova')).toEqual({
      kind: 'caption-change',
      change: { to: 'own-words', text: 'Chegou a coleção nova' },
    })
  })

  test('includes the code that links a chat', () => {
    expect(intentOf('meu código é 482 913')).toEqual({ kind: 'link', code: '482913' })
  })
})

describe('the time to publish', () => {
  test.each([
    ['posta amanhã às 18h', { kind: 'at', day: { in: 1 }, time: { hour: 18, minute: 0 } }],
    ['agenda pra hoje 19:30', { kind: 'at', day: { in: 0 }, time: { hour: 19, minute: 30 } }],
    ['agenda pra sexta de manhã', { kind: 'at', day: { weekday: 5 }, part: 'morning' }],
    ['posta terça que vem ao meio dia', { kind: 'at', day: { weekday: 2, isNextWeek: true }, time: { hour: 12, minute: 0 } }],
    ['posta daqui a 2 horas', { kind: 'after', minutes: 120 }],
    ['agenda pra daqui 3 dias', { kind: 'at', day: { in: 3 } }],
    ['agenda 25/12 às 8 da noite', { kind: 'at', day: { date: 25, month: 12 }, time: { hour: 20, minute: 0 } }],
    ['agenda para o dia 15 às 9h', { kind: 'at', day: { date: 15 }, time: { hour: 9, minute: 0 } }],
    ['agenda pra 7 e meia da noite', { kind: 'at', time: { hour: 19, minute: 30 } }],
    ['schedule it for tomorrow at 6pm', { kind: 'at', day: { in: 1 }, time: { hour: 18, minute: 0 } }],
    ['schedule for december 25 at 12 am', { kind: 'at', day: { date: 25, month: 12 }, time: { hour: 0, minute: 0 } }],
    ['post in half an hour', { kind: 'after', minutes: 30 }],
    ['publica mañana por la mañana', { kind: 'at', day: { in: 1 }, part: 'morning' }],
    ['prográmalo para pasado mañana a las 8 de la noche', { kind: 'at', day: { in: 2 }, time: { hour: 20, minute: 0 } }],
    ['agenda pra 99/99', undefined],
  ])('%s', (text, when) => {
    expect(intentOf(text)).toEqual({ kind: 'schedule', ...(when && { when }) })
  })
})

describe('the language of a text', () => {
  test.each([
    ['i want my money back', 'en'],
    ['quiero cambiar el fondo de la foto', 'es'],
    ['quero trocar o fundo da foto', 'pt-BR'],
    ['podes tirar o fundo? gostava de o ver branco', 'pt-PT'],
    ['ok', 'pt-BR'],
    ['👍', 'pt-BR'],
  ])('%s is in %s', (text, language) => {
    expect(understand(text, alone).language).toBe(language)
  })

  test('stays the same when the text does not show it', () => {
    expect(understand('ok', { ...alone, languageHint: 'es' }).language).toBe('es')
  })
})

describe('words about money that is not ours', () => {
  test.each([
    'quero dinheiro de volta da cliente na legenda',
    'cancelei meu plano de saúde',
    'fecha a conta da mesa 3',
    'sem cancelar minha assinatura dá pra trocar o cartão?',
    'tira minha assinatura do canto da imagem',
    'quando acaba minha assinatura?',
    'troca em até 7 dias ou devolução do dinheiro, põe na legenda',
    'delete the data on the label',
    'my husband cancelled his membership at the gym',
    'end the video with music',
    'devuélveme la foto',
  ])('%s', (text) => {
    expect(isIrreversible(labelFor(text, alone))).toBe(false)
    expect(isIrreversible(labelFor(text, withPhoto))).toBe(false)
  })
})

describe('photos that go with an account, or not', () => {
  test.each([
    ['pt-BR', 'apaga minha conta e todas as fotos', true],
    ['pt-PT', 'eliminem a minha conta e as fotos todas', true],
    ['es', 'borren mi cuenta y todas las fotos', true],
    ['en', 'delete my account and all my photos', true],
    ['pt-BR', 'apaga todas as fotos da minha conta', false],
    ['en', 'delete all the photos from my account', false],
  ] as const)('%s: %s', (languageHint, text, isAccount) => {
    expect(understand(text, { hasPhoto: false, languageHint }).intent.kind === 'delete-account').toBe(isAccount)
  })

  test.each(['apaga o sol que a foto já ilumina', 'borra el sol que esta foto ya alumbra'])('%s', (text) => {
    expect(labelFor(text, alone)).not.toBe('delete-photo')
  })
})

/** The list of what can be done with it is open. */
describe('words about a photo that waits', () => {
  test.each([
    ['pt-BR', 'a estampa da blusa fica igual?', /^help:product$/],
    ['es', '¿le cambian la forma a la joya?', /^help:product$/],
    ['en', 'do you retouch their skin?', /^help:product$/],
    ['pt-BR', 'posso mandar umas seis juntas?', /^help:sending$/],
    ['pt-PT', 'a minha irmã pode enviar do telemóvel dela?', /^help:sending$/],
    ['pt-BR', 'um minuto que chegou uma cliente', /^(?:more-coming|unknown)$/],
    ['en', 'one sec, customer at the counter', /^(?:more-coming|unknown)$/],
  ] as const)('%s: “%s” orders nothing', (languageHint, text, label) => {
    expect(labelFor(text, { hasPhoto: true, languageHint, expecting: 'choice' })).toMatch(label)
  })
})

test.each(['oi, como eu cancelo?', 'oii como faz pra cancelar', 'olá, como cancelo?', 'hi how do i cancel'])(
  'a greeting before the question leaves it one: %s',
  (text) => expect(intentOf(text)).toEqual({ kind: 'cancel', what: 'unclear' }),
)

describe('any text', () => {
  const about = fc.record(
    {
      hasPhoto: fc.boolean(),
      languageHint: fc.constantFrom<Language>('pt-BR', 'pt-PT', 'es', 'en'),
      expecting: fc.constantFrom('confirmation' as const, 'choice' as const, 'words' as const, 'message' as const),
    },
    { requiredKeys: ['hasPhoto', 'languageHint'] },
  )

  test('never throws, and is never sure of the unknown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 30 })), about, (text, context) => {
        const { intent, certainty } = understand(text, context)
        expect(intent.kind === 'unknown').toBe(certainty === 'none')
      }),
    )
  })

  test('means the same in any case, with and without accents, with any spacing', () => {
    const spoilt = [
      (text: string) => text.toUpperCase(),
      (text: string) => text.normalize('NFD').replaceAll(/\p{M}+/gu, ''),
      (text: string) => `  ${text.replaceAll(' ', '   ')} `,
    ]
    const changed = ALL.filter((_, at) => at % 5 === 0).flatMap(({ text, about: context }) => {
      const label = labelFor(text, context)
      return spoilt.map((spoil) => spoil(text)).filter((other) => labelFor(other, context) !== label)
    })
    expect(changed).toEqual([])
  })

  test('never affects money or an account unless the words name both the action and its object', () => {
    // a negated renewal ends a plan, so words about renewals are not innocent beside others
    const innocent = ALL.filter(
      ({ labels }) => !labels.some((label) => isIrreversible(label) || /^cancel|^no$|^unknown|^renewal$/.test(label)),
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...innocent), { minLength: 1, maxLength: 3 }), about, (parts, context) => {
        const text = parts.map((part) => part.text).join(' ')
        fc.pre(!IRREVERSIBLE_WORDS.test(text))
        expect(isIrreversible(labelFor(text, context))).toBe(false)
      }),
      { numRuns: 400 },
    )
  })

  test('is never sure of an irreversible wish that is negated', () => {
    const denied = ALL.filter(({ labels }) => labels.includes('no'))
    for (const { text, about: context } of denied) expect(isIrreversible(labelFor(text, context))).toBe(false)
  })

  test('is only read up to a fixed length', () => {
    const long = 'cancela minha assinatura que eu quero o fundo azul '.repeat(40)
    const longer = long.repeat(50)
    expect(labelFor(longer, alone)).toBe(labelFor(long, alone))
  })
})

/** Everything that can be part of asking for money, for the end of a plan or for deletion. */
const IRREVERSIBLE_WORDS =
  /cancel|encerr|termin|anul|baja|reemb|rembols|refund|estorn|devol|dinheiro|dinero|plata|money|apag|exclu|delet|elimin|borr|eras|remov|close|cerrar|fech|cobr|charg|renov|renew|renuev|desist|rescind|stop|par[ae]|dados|datos|data|conta|cuenta|account|quit|sair|salir|no quiero|nao quero|dont want/i
