/** Cancelling and money back, where there is little left to cancel or to pay back. */
import { expect, test } from 'vitest'
import { talkWith } from './talk-for-tests.ts'

test('whoever is suspended cancels: nothing more is charged, and nothing is left to use', () => {
  const ana = talkWith({ hasPlan: false, trouble: 'suspended' })
  ana.says('quero cancelar meu plano')
  ana.weSay('Cancelar o seu plano? Nada mais será cobrado.')
  ana.weOffer('Sim', 'Não')
  ana.says('sim, cancelar')
  ana.weDo({ do: 'cancel-subscription' })
})

test.each([
  ['pt-BR', 'quero meu dinheiro de volta', /7 dias.*já passou.*“cancelar plano”.*ajuda@m\.example/],
  ['pt-PT', 'quero o meu dinheiro de volta', /7 dias.*já passou.*“cancelar plano”.*ajuda@m\.example/],
  ['es', 'quiero que me devuelvan el dinero', /7 días.*ya pasó.*“cancelar plan”.*ajuda@m\.example/],
  ['en', 'i want my money back', /7 days.*are over.*“cancel plan”.*ajuda@m\.example/],
] as const)('money back after its time is refused at once, with what can be done instead: %s', (language, words, text) => {
  const ana = talkWith({ language, refundRefusal: 'refund_too_late' })
  ana.says(words)
  ana.weSay(text)
  ana.says('sim')
  ana.weDo()
})

test('whoever paid nothing has nothing to get back', () => {
  const ana = talkWith({ refundRefusal: 'refund_not_due' })
  ana.says('quero reembolso')
  ana.weSay(/Não há pagamento seu para devolver/)
  ana.weDo()
})

test('a yes to a question that nobody was shown asks it again, and only then it counts', () => {
  const ana = talkWith()
  ana.says('quero excluir minha conta')
  const unseen = ana.lastButton('Sim')
  ana.saysUnshown('sim')
  ana.weSay(/^Excluir a sua conta\?/)
  ana.weDo()
  expect(ana.lastButton('Sim')).not.toBe(unseen)
  ana.says('sim')
  ana.weDo({ do: 'delete-account' })
})
