import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { SECOND } from '#platform/clock.ts'
import type { WorkerDeps } from '../deps.ts'

const product = await openChat()

test('a picture that took too long to upload waits for the pace again, instead of being refused', async () => {
  const ana = await product.aPerson()
  await ana.says('quais fundos vocês têm?')
  const { channel } = product.deps
  /** Uploads while the burst ends, so that its credit is not paid back yet. */
  const uploadFile: WorkerDeps['channel']['uploadFile'] = async (file) => {
    const burst = { startedAt: product.core.clock.now().getTime() - 7 * SECOND, sent: 20 }
    await product.query('update chats set burst = $1', [burst])
    return channel.uploadFile(file)
  }
  await product.work({ ...product.deps, channel: { ...channel, uploadFile } })
  expect(await product.query('select state, attempts, failure from chat_outgoing')).toEqual([
    { state: 'waiting', attempts: 0, failure: null },
  ])
  await product.passSeconds(120)
  await product.work()
  expect(await ana.sees()).toHaveLength(1)
})
