/** Waiting for the network, or for a photo to be checked, delays nobody else. */
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { startWorkers } from '#platform/queue.ts'
import { CHAT_JOBS, chatHandlers, chatSweeps, type WorkerDeps } from '../index.ts'
import { takePhotoJob } from '../jobs.ts'
import { refreshTyping } from '../outbox/refresh-typing.ts'
import { takeMessage } from './take-message.ts'

const product = await openChat()

const ATTEMPT = { isLast: false, signal: new AbortController().signal }
const WISH = 'fundo de mármore branco'

/** As many as are fetched in parallel. */
const ALBUM = 8
/** More than the worker has database connections. */
const MANY = 6

test('photos that take long to check do not hold database connections', async () => {
  const ana = await product.aPerson()
  const ids: string[] = []
  for (let photo = 0; photo < MANY; photo += 1) ids.push(await ana.sendsPhoto(WISH))
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const receive: WorkerDeps['engine']['receive'] = async (...asked) => {
    begun += 1
    await gate.promise
    return product.engine.receive(...asked)
  }
  const deps = { ...product.deps, engine: { ...product.engine, receive } }
  const taken = Promise.all(ids.map((messageId) => takeMessage(deps, { messageId }, ATTEMPT)))
  await expect.poll(() => begun).toBe(MANY)
  expect(await product.query('select 1 from photos')).toEqual([])
  gate.resolve()
  await taken
  expect(await product.query('select 1 from chat_incoming where photo_id is not null')).toHaveLength(MANY)
})

test('typing is shown to many people at once', async () => {
  const people = [await product.aPerson(), await product.aPerson(), await product.aPerson()]
  for (const person of people) await person.sendsPhoto(WISH)
  const orderAll = () => workUntilIdle(product.core, { handlers: chatHandlers(product.deps), sweeps: chatSweeps(product.deps) })
  await orderAll()
  await product.passSeconds(4)
  await orderAll()
  await product.passSeconds(21)
  const all = Promise.withResolvers<void>()
  let asked = 0
  const markRead: WorkerDeps['channel']['markRead'] = () => {
    asked += 1
    if (asked === people.length) all.resolve()
    return all.promise
  }
  await refreshTyping({ ...product.deps, channel: { ...product.deps.channel, markRead } })
  expect(asked).toBe(people.length)
})

test('two attempts at one message store one photo', async () => {
  const ana = await product.aPerson()
  const messageId = await ana.sendsPhoto(WISH)
  const { length: before } = await product.query('select 1 from photos')
  const gate = Promise.withResolvers<void>()
  let begun = 0
  const receive: WorkerDeps['engine']['receive'] = async (...asked) => {
    begun += 1
    if (begun === 2) gate.resolve()
    await gate.promise
    return product.engine.receive(...asked)
  }
  const deps = { ...product.deps, engine: { ...product.engine, receive } }
  await Promise.all([takeMessage(deps, { messageId }, ATTEMPT), takeMessage(deps, { messageId }, ATTEMPT)])
  expect(await product.query('select 1 from photos')).toHaveLength(before + 1)
})

test('an album whose files do not arrive delays nobody else’s words or photo', async () => {
  const [ana, rui, eva] = [await product.aPerson(), await product.aPerson(), await product.aPerson()]
  const gate = Promise.withResolvers<never>()
  let isSlow = true
  const downloadFile: WorkerDeps['channel']['downloadFile'] = (...asked) =>
    isSlow ? gate.promise : product.deps.channel.downloadFile(...asked)
  const deps = { ...product.deps, channel: { ...product.deps.channel, downloadFile } }
  const { boss, log } = product.core
  await startWorkers(boss, chatHandlers(deps), { jobs: CHAT_JOBS, log })
  for (let photo = 0; photo < ALBUM; photo += 1) await ana.sendsPhoto(WISH)
  const underWay = () => product.query("select 1 from pgboss.job where name = 'chat.take-photo' and state = 'active'")
  // workers that poll at the same moment may take one job more
  await expect.poll(async () => (await underWay()).length).toBeGreaterThanOrEqual(takePhotoJob.perGroup ?? ALBUM)
  isSlow = false
  const messageId = await rui.sendsPhoto(WISH)
  await eva.says('saldo')
  await expect.poll(() => eva.sees()).toHaveLength(1)
  const isKept = 'select 1 from chat_incoming where id = $1 and photo_id is not null'
  await expect.poll(() => product.query(isKept, [messageId])).toHaveLength(1)
  gate.reject(new Error('the file never came'))
})
