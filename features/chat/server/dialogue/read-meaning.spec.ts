/** Messages that the classifier does not understand, read by an LLM over its real protocol. */
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { type Person, openChat } from '#apps/testing/chat.test-support.ts'
import { envelope, webhooksOf } from '../arrivals/signed-webhook.test-support.ts'
import { registerChatMetrics } from '../admin/metrics.ts'
import { QUESTIONS_PER_DAY, withoutNumbers } from './read-meaning.ts'

const product = await openChat({ env: { WORDS_DRIVER: 'openai' } })

/** Words that the classifier does not know, with a meaning for the sandbox's LLM. */
/** Nothing that the classifier knows, in Portuguese: the names of meanings are English words. */
const riddle = (meaning: string) => `o xaxim${meaning}zulu não é kraft`
const failing = (fault: string) =>
  fetch(`${product.sandboxUrl}/control/faults`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'openai', fault, times: 1 }),
  })

async function answerTo(person: Person, text: string): Promise<string | undefined> {
  await person.says(text)
  await product.work()
  await product.passSeconds(20)
  await product.work()
  return (await person.sees()).at(-1)?.text
}

test('is answered by the LLM’s reading, and counted', async () => {
  const ana = await product.aPerson()
  expect(await answerTo(ana, riddle('tell-balance'))).toMatch(/Você usou 0 de 12/)
  expect(await answerTo(ana, riddle('foo'))).toMatch(/Não entendi/)
  const registry = new Registry()
  registerChatMetrics(registry, product.core.chat)
  const metrics = await registry.metrics()
  expect(metrics).toMatch(/chat_questions_last_day\{outcome="understood"\} 1/)
  expect(metrics).toMatch(/chat_questions_last_day\{outcome="unknown"\} 1/)
})

test.each(['server_error', 'off_schema', 'refusal'])('is asked about as ever when the LLM fails with %s', async (fault) => {
  const ana = await product.aPerson()
  await failing(fault)
  expect(await answerTo(ana, riddle('tell-balance'))).toMatch(/Não entendi/)
  expect(await product.query('select meaning from chat_incoming where asked_at is not null and meaning is null')).not.toEqual([])
})

test('never confirms a question of ours', async () => {
  const ana = await product.aPerson()
  await answerTo(ana, 'quero excluir minha conta')
  await answerTo(ana, riddle('greeting'))
  const [asked] = await product.query(
    'select count(*)::int as n from chat_incoming where asked_at is not null and chat_id = (select id from chats where phone_key like $1)',
    [`%${ana.address.slice(-8)}`],
  )
  expect(asked).toEqual({ n: 0 })
})

test('a message that the classifier understands goes to no LLM, and neither does one of an unknown sender', async () => {
  const [before] = await product.query('select count(*)::int as n from chat_incoming where asked_at is not null')
  const ana = await product.aPerson()
  await answerTo(ana, 'saldo')
  const rui = await product.aPerson({ isMember: false })
  await answerTo(rui, riddle('tell-balance'))
  expect(await product.query('select count(*)::int as n from chat_incoming where asked_at is not null')).toEqual([before])
})

test('many messages of one person are one job, and each is read and answered', async () => {
  const ana = await product.aPerson()
  const from = ana.address.slice(1)
  const { webhookEvent, textOf, kept } = webhooksOf(product)
  await webhookEvent(
    envelope(...Array.from({ length: 8 }, (_, index) => textOf({ id: `many.${index}`, from, text: riddle('foo') }))),
  )
  const jobs = "select 1 from pgboss.job where name = 'chat.take-message' and data->>'messageId' like 'many.%'"
  expect(await product.query(jobs)).toHaveLength(1)
  await product.work()
  expect((await kept('many')).filter(({ handled_at: at }) => at !== null)).toHaveLength(8)
})

test('keeps numbers and e-mail addresses from the LLM', () => {
  expect(withoutNumbers('sou a (31) 97770-0000, CPF 529.982.247-25, a@b.com, 2 por 50')).toBe('sou a (…, CPF …, … 2 por 50')
})

test('has a daily limit for each member', async () => {
  const ana = await product.aPerson()
  await answerTo(ana, riddle('foo'))
  await product.query(
    `insert into chat_incoming (id, chat_id, sent_at, received_at, is_fetched, handled_at, asked_at)
     select 'asked-' || n, c.id, i.asked_at, i.asked_at, true, i.asked_at, i.asked_at
     from chat_incoming i join chats c on c.id = i.chat_id, generate_series(2, $2::int) as n
     where i.asked_at is not null and c.phone_key like $1`,
    [`%${ana.address.slice(-8)}`, QUESTIONS_PER_DAY],
  )
  expect(await answerTo(ana, riddle('tell-balance'))).toMatch(/Não entendi/)
})

test('a message of any length is processed quickly', () => {
  expect(withoutNumbers('a'.repeat(1_000_000))).toHaveLength(600)
  expect(withoutNumbers(`${'a'.repeat(300)}@b.com`)).toBe('…')
})
