import { expect, test } from 'vitest'
import { createSenderBatches } from './sender-batches.ts'

/** Batches that end when they are told to. */
function openBatches(settings: { places?: number; most?: number } = {}) {
  const begun: string[] = []
  const ends: PromiseWithResolvers<readonly unknown[]>[] = []
  const batches = createSenderBatches((messages: readonly string[]) => {
    const end = Promise.withResolvers<readonly unknown[]>()
    begun.push(messages.join(' '))
    ends.push(end)
    return end.promise
  }, settings)
  const endNext = async (problems: readonly unknown[] = []) => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.resolve(problems)
  }
  return { ...batches, begun, endNext, ends }
}

test('what one sender writes while a batch is stored is stored together afterwards', async () => {
  const { add, isWaiting, begun, endNext } = openBatches()
  const first = add('ana', ['a'])
  await expect.poll(() => begun).toEqual(['a'])
  const later = [add('ana', ['b', 'c']), add('ana', ['d'])]
  expect([isWaiting('ana'), isWaiting('rui')]).toEqual([true, false])
  await endNext()
  expect(await first).toEqual([])
  await expect.poll(() => begun).toEqual(['a', 'b c d'])
  await endNext(['lost'])
  expect(await Promise.all(later)).toEqual([['lost'], ['lost']])
  await expect.poll(() => isWaiting('ana')).toBe(false)
})

test('so many senders are stored at once, and none waits behind its own kind alone', async () => {
  const { add, begun, endNext } = openBatches({ places: 2 })
  const all = ['ana', 'rui', 'eva'].map((sender) => add(sender, [sender]))
  await expect.poll(() => begun).toEqual(['ana', 'rui'])
  for (const _ of all) await endNext()
  await Promise.all(all)
  expect(begun).toEqual(['ana', 'rui', 'eva'])
})

test('a batch ends at its size', async () => {
  const { add, begun, endNext } = openBatches({ most: 3 })
  const all = [add('ana', ['a']), add('ana', ['b', 'c']), add('ana', ['d', 'e'])]
  await endNext()
  await endNext()
  await Promise.all(all)
  expect(begun).toEqual(['a b c', 'd e'])
})

test('a failure reaches everybody who waits for the batch, and not the next', async () => {
  const { add, ends, endNext } = openBatches()
  const failed = expect(add('ana', ['a'])).rejects.toThrow('disk')
  await expect.poll(() => ends.length).toBe(1)
  ends.shift()?.reject(new Error('disk'))
  await failed
  const next = add('ana', ['b'])
  await endNext()
  expect(await next).toEqual([])
})
