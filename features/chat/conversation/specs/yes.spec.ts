/** What cannot be undone needs its own button, or a plain yes to that question, in time. */
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#platform/clock.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

const IRREVERSIBLE = [
  ['quero cancelar meu plano', /Cancelar o seu plano\?/, 'cancel-subscription', 'sim, cancelar'],
  ['quero meu dinheiro de volta', /Pedir o reembolso\?/, 'refund', 'sim, reembolsar'],
  ['quero excluir minha conta', /Excluir a sua conta\?/, 'delete-account', 'sim, excluir'],
  ['apaga essa foto', /Apagar essa foto/, 'delete-photo', 'sim, apagar'],
] as const

describe.each(IRREVERSIBLE)('%s', (words, question, action, plainYes) => {
  function asked() {
    const ana = openConversation({ edit })
    ana.says(words)
    ana.weSay(question)
    ana.weDo()
    return ana
  }

  test('is done by its button, once', () => {
    const ana = asked()
    const yes = ana.lastButton('Sim')
    ana.tapsId(yes)
    ana.weDo({ do: action })
    ana.tapsId(yes)
    ana.weDo()
    ana.passes(5 * MINUTE)
    ana.tapsId(yes)
    ana.weSay(/Esse botão já expirou/)
    ana.weDo()
  })

  test.each(['sim', 'Sim!', 'SIM', 'siiim', 'confirmo', 'sí', 'yes please', plainYes])('is done by “%s”', (yes) => {
    const ana = asked()
    ana.says(yes)
    ana.weDo({ do: action })
  })

  test.each(['ok', 'blz', 'show', 'perfeito', 'beleza', '👍', 'isso', 'certo', 'claro', 'quero', 'pode ser', 'sim?'])(
    'is not done by “%s”',
    (word) => {
      const ana = asked()
      ana.says(word)
      ana.weDo()
    },
  )

  test('asks for a plain yes after a vague one, and accepts it', () => {
    const ana = asked()
    ana.says('blz')
    ana.weSay(`Para confirmar, toque em Sim ou escreva “${plainYes}”.`)
    ana.says(plainYes)
    ana.weDo({ do: action })
  })

  test.each(['quantas fotos eu tenho?', 'refaz', 'bom dia', 'xpto 42'])('is off once “%s” was said', (aside) => {
    const ana = asked()
    const yes = ana.lastButton('Sim')
    ana.says(aside)
    ana.isSilent()
    ana.says('sim')
    ana.weDo()
    ana.tapsId(yes)
    ana.weDo()
  })

  test('is withdrawn by a photo', () => {
    const ana = asked()
    ana.sendsPhoto()
    ana.isSilent()
    ana.says('sim')
    expect(ana.last().actions).not.toMatchObject([{ do: action }])
  })

  test.each([11 * MINUTE, 3 * DAY])('expires after %d ms', (pause) => {
    const ana = asked()
    const yes = ana.lastButton('Sim')
    ana.passes(pause)
    ana.says('sim')
    ana.weDo()
    ana.tapsId(yes)
    ana.weDo()
  })

  test('is not done by a yes that was written before the question was shown', () => {
    const ana = asked()
    ana.saidMeanwhile('sim')
    ana.weDo()
    ana.weSay(/Para confirmar/)
  })

  test('is cancelled by a no', () => {
    const ana = asked()
    ana.says('não')
    ana.weSay('Tudo bem, deixei para lá.')
    ana.weDo()
  })
})

test('a yes to another action does not confirm this one', () => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  ana.says('sim, cancela o plano')
  ana.weDo()
})

test('a yes to an earlier question is not a yes to this one', () => {
  const ana = openConversation()
  ana.says('quero cancelar meu plano')
  const old = ana.lastButton('Sim')
  ana.says('quero excluir minha conta')
  ana.tapsId(old)
  ana.weSay(/Esse botão já expirou/)
  ana.weDo()
})

test('buttons of a deleted conversation do not match the new one', () => {
  const before = openConversation()
  before.says('quero excluir minha conta')
  const old = before.lastButton('Sim')
  const after = openConversation()
  after.passes(MINUTE)
  after.says('quero excluir minha conta')
  after.tapsId(old)
  after.weDo()
})

test.each([
  ['quero meu dinheiro de volta', /nada foi cobrado/],
  ['quero cancelar meu plano', /nada é cobrado/],
])('a member with a courtesy plan is not asked for a card: %s', (words, text) => {
  const ana = openConversation({ isCourtesy: true })
  ana.says(words)
  ana.weSay(text)
  ana.weDo()
})

test.each(['sim 👎', 'sim 🤔', 'sim 😡', 'sim :('])('“%s” is no plain yes', (words) => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  ana.says(words)
  ana.weDo()
})

test.each(['EXCLUIR', 'apagar', 'sim 👍', '*sim*', 'Sim 🙏'])('“%s” deletes what was asked about', (words) => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  ana.says(words)
  ana.weDo({ do: 'delete-account' })
})

test('“delete” does not confirm anything else', () => {
  const ana = openConversation()
  ana.says('quero cancelar meu plano')
  ana.says('excluir')
  ana.weDo()
})

test('a no that is tapped twice is answered once', () => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  const no = ana.lastButton('Não')
  ana.tapsTwice(no)
  ana.weSay('Tudo bem, deixei para lá.')
})
