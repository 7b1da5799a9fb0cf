import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { startWorkers } from '#platform/queue.ts'
import { CHAT_JOBS, chatHandlers, type WorkerDeps } from '../index.ts'

const product = await openChat()

const MANY = 16
const READING_MS = 100

test('four people with many texts leave a turn to a fifth', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => product.aPerson()))
  const fifth = await product.aPerson()
  const { words } = product.deps
  const read: string[] = []
  const readInput: WorkerDeps['words']['readInput'] = async (asked) => {
    read.push(asked.row.content?.kind === 'text' ? asked.row.content.text : '')
    await pause(READING_MS)
    return words.readInput(asked)
  }
  for (const person of people) for (let text = 0; text < MANY; text += 1) await person.says('bom dia')
  await fifth.says('meu saldo')
  const deps = { ...product.deps, words: { ...words, readInput } }
  const { boss, log } = product.core
  await startWorkers(boss, chatHandlers(deps), { jobs: CHAT_JOBS, log })
  await expect.poll(() => read).toContain('meu saldo')
  expect(read.indexOf('meu saldo')).toBeLessThan((people.length * MANY) / 2)
})
