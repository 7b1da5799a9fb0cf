import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { addMs, SECOND } from '#platform/clock.ts'
import { chatSweeps } from '../sweeps.ts'
import { takeMessage } from '../inbox/take-message.ts'

const product = await openChat()

test('all messages of one person are answered, even when more arrive at once than there are connections', async () => {
  const ana = await product.aPerson()
  // loads what reads messages, which takes longer than any of them may wait for a connection
  await ana.says('oi')
  await product.work()
  const ids: string[] = []
  for (let message = 0; message < 12; message += 1) ids.push(await ana.says('obrigada'))
  await Promise.all(
    ids.map((messageId) => takeMessage(product.deps, { messageId }, { isLast: false, signal: new AbortController().signal })),
  )
  expect(await product.query('select 1 from chat_incoming where handled_at is null')).toEqual([])
})

test('texts of an abandoned conversation are erased after a day, and the conversation continues', async () => {
  const ana = await product.aPerson()
  await ana.says('faz uma legenda sobre a encomenda da Beatriz')
  await product.work()
  const states = () => product.query("select 1 from chats where state::text like '%Beatriz%'")
  expect(await states()).toHaveLength(1)
  await product.passSeconds(25 * 3600)
  for (const sweep of chatSweeps(product.deps)) if (sweep.name === 'chat.retention') await sweep.run()
  expect(await states()).toEqual([])
  await ana.says('saldo')
  await product.work()
  expect((await ana.sees()).at(-1)?.text).toMatch(/Você usou 0 de 12/)
})

test.each([
  ['in a minute is waited for', 60, true],
  ['far ahead, as a wrong clock writes it, is answered', 300, false],
])('a silence that ends %s', async (_title, seconds, isStillAwaited) => {
  const ana = await product.aPerson()
  await ana.says('oi')
  await product.work()
  await product.query('update chats set wake_at = $1', [addMs(product.deps.clock.now(), seconds * SECOND)])
  await product.work()
  const awaited = await product.query('select 1 from chats where wake_at is not null')
  expect(awaited.length > 0).toBe(isStillAwaited)
})
