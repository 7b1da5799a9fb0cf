/** No question locks a person in, and no question stays open for ever. */
import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#platform/clock.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

type Conversation = ReturnType<typeof openConversation>

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

const QUESTIONS: readonly (readonly [string, (ana: Conversation) => void])[] = [
  ['what to do with a photo', (ana) => (ana.sendsPhoto(), ana.isSilent())],
  ['which backdrop', (ana) => (ana.sendsPhoto('troca o fundo'), ana.isSilent())],
  ['a backdrop in words', (ana) => (ana.sendsPhoto(), ana.isSilent(), ana.taps('Descrever o fundo'))],
  ['what a caption is to say', (ana) => (ana.sendsPhoto(), ana.isSilent(), ana.taps('Só a legenda'))],
  ['a whole album', (ana) => (ana.sendsPhoto('só melhora'), ana.sendsPhoto(), ana.isSilent())],
  ['what to change', (ana) => ana.tapsId(`redo/${AN_EDIT}`)],
  ['which caption', (ana) => ana.tapsId(`caption/${AN_EDIT}`)],
  ['a yes', (ana) => ana.says('quero excluir minha conta')],
]

describe.each(QUESTIONS)('asked for %s', (_name, ask) => {
  function asked() {
    const ana = openConversation({ edit })
    ask(ana)
    return ana
  }

  test.each([
    ['quero falar com alguém', /equipe Mandou/],
    ['ajuda', /Mande uma foto e diga o que quer/],
    ['saldo', /Você usou 3 de 12/],
    ['isso é um lixo', /Desculpe/],
    ['esto es una basura', /Desculpe/],
  ])('“%s” is understood', (words, text) => {
    const ana = asked()
    ana.says(words)
    ana.weSay(text)
    expect(ana.last().actions.filter(({ do: action }) => action !== 'call-person')).toEqual([])
  })

  test('“parar” is understood', () => {
    const ana = asked()
    ana.says('parar de receber mensagens')
    ana.weDo({ do: 'stop' })
  })

  test('words of another week do nothing', () => {
    const ana = asked()
    ana.passes(7 * DAY)
    ana.says('mesa de madeira com flores do campo')
    expect(ana.last().actions).toEqual([])
    ana.says('sim')
    expect(ana.last().actions).toEqual([])
  })
})

test('a format asked for during the question what to change is sent', () => {
  const ana = openConversation({ edit, language: 'en' })
  ana.tapsId(`redo/${AN_EDIT}`)
  ana.says('story format')
  ana.weDo({ do: 'send-format', format: '9:16' })
})

test.each(['quero a foto em tamanho original', 'manda em tamanho original'])('%s: the whole file, not a shape', (words) => {
  const ana = openConversation({ edit })
  ana.says(words)
  ana.weDo({ do: 'send-full-size', editId: AN_EDIT })
})

test.each(['saldo', 'balance', 'cuánto me queda'])('the balance is known in every language: %s', (words) => {
  for (const language of ['pt-BR', 'pt-PT', 'es', 'en'] as const) {
    const person = openConversation({ language })
    person.says(words)
    person.weSay(/\b3\b.*\b12\b.*\b9\b/)
  }
})

describe('messages that come together', () => {
  test('are answered by one message, with all that was asked', () => {
    const ana = openConversation()
    ana.saysAtOnce('oi', 'tudo bem?', 'saldo', 'como funciona?', 'xpto')
    ana.isSilent()
    expect(ana.count()).toBe(1)
  })

  test('that say little get one line, once nothing more arrives', () => {
    const ana = openConversation({ language: 'en' })
    for (const words of ['hi', 'hello???', 'heyyy', 'xpto kkkk']) {
      ana.says(words)
      ana.weSay()
    }
    ana.isSilent()
    expect(ana.count()).toBe(1)
  })

  test('with a photo among them count as words for that photo', () => {
    const ana = openConversation()
    ana.says('oi')
    ana.says('xpto kkkk')
    ana.sendsPhoto('fundo de mármore branco')
    ana.says('blablabla')
    ana.isSilent()
    ana.weSay()
    ana.weDo({ do: 'order', order: { backdrop: 'marmore-branco' } })
    expect(ana.count()).toBe(0)
  })

  test('words and then their photo get no message in between', () => {
    const ana = openConversation()
    ana.says('troca o fundo por mármore branco')
    ana.sendsPhoto()
    ana.isSilent()
    ana.weDo({ do: 'order', order: { backdrop: 'marmore-branco' } })
    expect(ana.count()).toBe(0)
  })
})

describe('a person who stopped notices', () => {
  test.each(['voltar', 'voltar avisos', 'start', 'activar avisos', 'quero receber mensagens de novo', 'ativar avisos'])(
    'turns them on again with “%s”',
    (words) => {
      const ana = openConversation({ isStopped: true })
      ana.says(words)
      ana.weDo({ do: 'resume', isAnnounced: true })
    },
  )

  test('turns them on again with a photo', () => {
    const ana = openConversation({ isStopped: true })
    ana.sendsPhoto()
    ana.weDo({ do: 'resume', isAnnounced: false })
  })

  test('turns them on with nothing else', () => {
    const ana = openConversation({ isStopped: true })
    ana.says('saldo')
    ana.says('obrigada')
    ana.weDo()
  })
})

test.each([
  ['quero meus dados', 'https://m.example/settings'],
  ['quero conectar meu instagram', 'https://m.example/social-connect'],
  ['qual o preço do plano?', 'https://m.example/account'],
])('%s links to the right screen', (words, url) => {
  const ana = openConversation()
  ana.says(words)
  expect(ana.url()).toBe(url)
})

test('an open photo is still waiting at night, but not the day after', () => {
  const ana = openConversation()
  ana.sendsPhoto()
  ana.isSilent()
  ana.passes(10 * HOUR)
  ana.says('fundo de mármore branco')
  ana.weDo({ do: 'order' })
})

test.each(['👍', 'ok', 'blz', 'tchau', 'até mais'])('%s alone waits for no answer', (words) => {
  const ana = openConversation({ edit })
  ana.says(words)
  ana.isSilent()
  expect(ana.count()).toBe(0)
})

test('a yes without a question gets an answer', () => {
  const ana = openConversation({ edit })
  ana.says('sim, confirmo')
  ana.isSilent()
  ana.weSay(/^Não entendi/)
})

test.each([
  ['pt-BR', 'vc é robô?', 'pessoa'],
  ['pt-PT', 'és um robô?', 'pessoa'],
  ['es', '¿eres un robot?', 'persona'],
  ['en', 'are you a bot?', 'person'],
] as const)('says what it is, in %s', (language, words, person) => {
  const ana = openConversation({ language })
  ana.says(words)
  ana.weSay(new RegExp(`“${person}”`))
})
