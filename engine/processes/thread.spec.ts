import { afterEach, describe, expect, it } from 'vitest'
import { EngineRefusal } from '#engine/types.ts'
import type { TestCalls, TestHostCalls } from './thread.test-support.ts'
import { createThread, type Thread } from './thread.ts'

const host: TestHostCalls = { greet: ({ name }) => `olá, ${name}` }

describe('a thread', () => {
  let thread: Thread<TestCalls>
  const open = () => {
    thread = createThread<TestCalls>({ name: 'test', file: new URL('thread.test-support.ts', import.meta.url), answers: host })
    return thread
  }
  afterEach(() => thread.stop())

  it('answers many calls at once, each with its own answer', async () => {
    const { ask } = open()
    const values = await Promise.all([1, 2, 3].map((value) => ask('double', { value })))
    expect(values).toEqual([2, 4, 6])
  })

  it('transfers bytes', async () => {
    const painted = await open().ask('paint', { length: 1000 })
    expect(painted.length).toBe(1000)
    expect(painted[999]).toBe(7)
  })

  it('can call back', async () => {
    await expect(open().ask('wait', { name: 'Ana' })).resolves.toBe('olá, Ana')
  })

  it('transfers a refusal with its code', async () => {
    const refusal: unknown = await open()
      .ask('refuse', { detail: 'cut short' })
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(EngineRefusal)
    expect(refusal).toMatchObject({ code: 'photo_damaged', message: 'photo_damaged: cut short' })
  })

  it('transfers a bug as an ordinary error', async () => {
    const bug: unknown = await open()
      .ask('fail', { text: 'x is not a function' })
      .catch((error: unknown) => error)
    expect(bug).toBeInstanceOf(Error)
    expect(bug).not.toBeInstanceOf(EngineRefusal)
    expect(bug).toMatchObject({ message: 'x is not a function' })
  })

  it('fails the job in which it dies, and starts again for the next one', async () => {
    const { ask } = open()
    await expect(ask('die', { code: 3 })).rejects.toThrow('the test thread ended with code 3')
    await expect(ask('double', { value: 21 })).resolves.toBe(42)
  })

  it('fails pending calls when it is stopped', async () => {
    const never = createThread<TestCalls>({
      name: 'test',
      file: new URL('thread.test-support.ts', import.meta.url),
      answers: { greet: () => new Promise<never>(() => undefined) },
    })
    await never.ask('double', { value: 1 })
    const waiting = never.ask('wait', { name: 'Ana' })
    const failed = expect(waiting).rejects.toThrow('the test thread ended')
    await never.stop()
    await failed
    await open().ask('double', { value: 1 })
  })
})
