/** Cancelling and refunds when there is little left to cancel or refund. */
import { expect, test } from 'vitest'
import { openConversation } from './open-conversation.test-support.ts'

test('a suspended member cancels: nothing more is charged, and nothing is left to use', () => {
  const ana = openConversation({ hasPlan: false, problem: 'suspended' })
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
  const ana = openConversation({ language, refundRefusal: 'refund_too_late' })
  ana.says(words)
  ana.weSay(text)
  ana.says('sim')
  ana.weDo()
})

test('a member who paid nothing gets nothing back', () => {
  const ana = openConversation({ refundRefusal: 'refund_not_due' })
  ana.says('quero reembolso')
  ana.weSay(/Não há pagamento seu para devolver/)
  ana.weDo()
})

test('a yes to a question that was never shown repeats it, and only the next yes counts', () => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  const unseen = ana.lastButton('Sim')
  ana.saysUnshown('sim')
  ana.weSay(/^Excluir a sua conta\?/)
  ana.weDo()
  expect(ana.lastButton('Sim')).not.toBe(unseen)
  ana.says('sim')
  ana.weDo({ do: 'delete-account' })
})

const REFUND = { amount: 'R$ 37,90', protocol: '20261121-12345678' } as const

test.each([
  ['pt-BR', 'qual meu protocolo de estorno?', /em andamento\. Protocolo 20261121-12345678/],
  ['pt-PT', 'onde está o meu reembolso?', /em curso\. Referência 20261121-12345678/],
  ['es', '¿dónde está mi reembolso?', /en curso\. Referencia 20261121-12345678/],
  ['en', 'where’s my refund?', /on its way\. Reference 20261121-12345678/],
  ['pt-BR', 'quero meu reembolso', /em andamento\. Protocolo 20261121-12345678/],
] as const)('%s: “%s” is told of the refund that is under way, and asks for none', (language, words, text) => {
  const person = openConversation({ language, refund: { ...REFUND, state: 'under-way' } })
  person.says(words)
  person.weSay(text)
  person.says('sim')
  person.weDo()
})

test.each([
  ['done', /concluído\. Protocolo 20261121-12345678/],
  ['failed', /não passou\. Já estamos cuidando disso\. Protocolo 20261121-12345678/],
] as const)('a refund that is %s is told as such', (state, text) => {
  const ana = openConversation({ refund: { ...REFUND, state } })
  ana.says('cadê meu reembolso?')
  ana.weSay(text)
})

test('without a refund, the answer says how to ask for one', () => {
  const ana = openConversation()
  ana.says('cadê meu reembolso?')
  ana.weSay('Você não pediu reembolso. Para pedir, escreva “reembolso”.')
})

test.each([
  ['pt-BR', 'desconectar este whatsapp', 'sim, desligar'],
  ['pt-PT', 'desligar esta conversa', 'sim, desligar'],
  ['es', 'salir de este whatsapp', 'sí, desvincular'],
  ['en', 'remove this number from my account', 'yes, unlink'],
] as const)('%s: “%s” parts a chat that a code has joined, after a yes', (language, words, yes) => {
  const person = openConversation({ language, isLinkedByCode: true })
  person.says(words)
  person.weDo()
  person.says(yes)
  person.weDo({ do: 'unlink' })
})

test('the chat of the account’s own number stays linked as long as the number', () => {
  const ana = openConversation()
  ana.says('sair deste whatsapp')
  ana.weSay(/^Esta conversa é do número da sua conta/)
  expect(ana.url()).toBe('https://m.example/profile')
})
