import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { startWorkers } from '#platform/queue.ts'
import { CHAT_JOBS, chatHandlers, type WorkerDeps } from '../index.ts'

const product = await openChat()

/** Far more than are answered in parallel. */
const MANY = 20
/** As long as reading takes on a busy machine: the other workers look for jobs several times meanwhile. */
const READING_MS = 500

test('many texts of one person are not all answered before another’s', async () => {
  const [ana, rui] = [await product.aPerson(), await product.aPerson()]
  const { words } = product.deps
  const read: string[] = []
  const readInput: WorkerDeps['words']['readInput'] = async (asked) => {
    read.push(asked.row.content?.kind === 'text' ? asked.row.content.text : '')
    await pause(READING_MS)
    return words.readInput(asked)
  }
  for (let text = 0; text < MANY; text += 1) await ana.says('oi')
  await rui.says('saldo')
  const deps = { ...product.deps, words: { ...words, readInput } }
  const { boss, log } = product.core
  await startWorkers(boss, chatHandlers(deps), { jobs: CHAT_JOBS, log })
  await expect.poll(() => read).toContain('saldo')
  expect(read.indexOf('saldo')).toBeLessThan(MANY / 2)
})
