import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineRefusal } from '#engine/types.ts'
import { type Budget, BudgetExceeded, budgetFor, type BudgetLimits, withinBudget } from './budget.ts'
import type { TestCalls, TestReports } from './process.test-support.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'
import { readUsage } from './usage.ts'

const ours: TestReports = { greet: ({ name }) => `olá, ${name}` }
const PLAN = {
  name: 'test',
  file: new URL('process.test-support.ts', import.meta.url),
  settings: { colour: 'red' },
  answers: ours,
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a process of the engine', () => {
  let child: EngineProcess<TestCalls>
  const open = (idleMs?: number) => {
    child = createProcess<TestCalls>({ ...PLAN, ...(idleMs !== undefined && { idleMs }) })
    return child
  }
  afterEach(() => child.stop())

  it('answers many calls at once, each with its own answer', async () => {
    const { ask } = open()
    const values = await Promise.all([1, 2, 3].map((value) => ask('double', { value })))
    expect(values).toEqual([2, 4, 6])
  })

  it('transfers bytes, calls back, and has its settings', async () => {
    const { ask } = open()
    const painted = await ask('paint', { length: 5_000_000 })
    expect([painted.length, painted[4_999_999]]).toEqual([5_000_000, 7])
    expect(await ask('greet', { name: 'Ana' })).toBe('olá, Ana')
    expect(await ask('settings', {})).toEqual({ colour: 'red' })
  })

  it('gets no variable of the product', async () => {
    process.env.DATABASE_URL = 'postgres://somebody:secret@somewhere'
    try {
      expect(await open().ask('variables', {})).not.toContain('DATABASE_URL')
    } finally {
      delete process.env.DATABASE_URL
    }
  })

  it('transfers a refusal with its code', async () => {
    const refused = open().ask('refuse', { detail: 'cut short' })
    await expect(refused).rejects.toBeInstanceOf(EngineRefusal)
    await expect(refused).rejects.toMatchObject({ code: 'photo_damaged', message: 'photo_damaged: cut short' })
  })

  it('fails the job in which it dies, and starts again for the next one', async () => {
    const { ask } = open()
    await expect(ask('die', { code: 3 })).rejects.toThrow('the test process ended with 3')
    await expect(ask('double', { value: 21 })).resolves.toBe(42)
  })

  it('can be stopped while it is blocked, and is gone then', async () => {
    const { ask, stop, pid } = open()
    await ask('double', { value: 1 })
    const old = pid() ?? 0
    const failed = expect(ask('spin', {})).rejects.toBeInstanceOf(ProcessEnded)
    await stop()
    await failed
    expect(isAlive(old)).toBe(false)
    await expect(ask('double', { value: 2 })).resolves.toBe(4)
  })

  it('ends when it was idle for a while, and starts again for the next call', async () => {
    const { ask, pid } = open(50)
    await ask('double', { value: 1 })
    const old = pid() ?? 0
    await expect.poll(() => isAlive(old)).toBe(false)
    await expect(ask('double', { value: 2 })).resolves.toBe(4)
  })

  it('stays longer once it is to be kept longer, and ends then', async () => {
    const { ask, pid, keepFor } = open(50)
    await ask('double', { value: 1 })
    keepFor(600)
    const old = pid() ?? 0
    await pause(300)
    expect(isAlive(old)).toBe(true)
    await expect.poll(() => isAlive(old), { timeout: 5000 }).toBe(false)
  })

  it('does not end by the signals that a terminal sends to everybody', async () => {
    const { ask, pid } = open()
    await ask('double', { value: 1 })
    const old = pid() ?? 0
    process.kill(old, 'SIGINT')
    process.kill(old, 'SIGTERM')
    await expect(ask('double', { value: 2 })).resolves.toBe(4)
    expect(pid()).toBe(old)
  })

  it('dies with its parent, even when that was killed and the process itself is blocked', async () => {
    open()
    const parent = fork(new URL('orphan.test-support.ts', import.meta.url), { execArgv: [] })
    const [pid] = (await once(parent, 'message')) as [number] // as: the one message that it sends
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  const within = (budget: Partial<Budget>, job: () => Promise<unknown>, more: Partial<BudgetLimits> = {}) =>
    withinBudget(child, { budget: () => ({ ...budgetFor(0), ...budget }), ...more }, job)

  it('is killed when a job has used up its budget of processor time, and works again', async () => {
    const { ask } = open()
    await expect(within({ processorMs: 600 }, () => ask('spin', {}))).rejects.toBeInstanceOf(BudgetExceeded)
    await expect(within({}, () => ask('double', { value: 4 }))).resolves.toBe(8)
  })

  it.runIf(process.platform === 'linux')('is killed when a job has taken more memory than it may', async () => {
    const { ask } = open()
    await expect(within({ bytes: 1 }, () => ask('spin', {}))).rejects.toMatchObject({ resource: 'memory' })
  })

  it('is killed when it waits instead of computing, and works again', async () => {
    const { ask, pid } = open()
    await ask('double', { value: 1 })
    const stopped = within({ wallMs: 1000 }, async () => {
      process.kill(pid() ?? 0, 'SIGSTOP')
      return ask('double', { value: 2 })
    })
    await expect(stopped).rejects.toMatchObject({ name: 'BudgetExceeded', resource: 'wall' })
    await expect(within({}, () => ask('double', { value: 3 }))).resolves.toBe(6)
  })

  it('is killed when nobody wants the outcome any more', async () => {
    const { ask } = open()
    await ask('double', { value: 1 })
    const leaving = new AbortController()
    const job = within({}, () => ask('spin', {}), { signal: leaving.signal })
    leaving.abort(new Error('the sender left'))
    await expect(job).rejects.toThrow('the sender left')
    await expect(ask('double', { value: 3 })).resolves.toBe(6)
  })

  it('charges at least the expected time when nobody wants the outcome any more', async () => {
    const { ask } = open()
    await ask('double', { value: 1 })
    const leaving = new AbortController()
    const used: number[] = []
    const limits = { signal: leaving.signal, expectedMs: () => 5000, onUsed: (ms: number) => void used.push(ms) }
    const job = within({}, () => ask('spin', {}), limits)
    leaving.abort(new Error('the sender left'))
    await expect(job).rejects.toThrow('the sender left')
    expect(used[0]).toBeGreaterThanOrEqual(5000)
  })

  it.runIf(process.platform === 'linux')('is not killed for a job that ended while its usage was read', async () => {
    const { ask, pid } = open()
    await ask('double', { value: 1 })
    const [old, ended] = [pid(), Promise.withResolvers<void>()]
    const budget = () => {
      ended.resolve()
      return { ...budgetFor(0), bytes: 1 }
    }
    await withinBudget(child, { budget }, () => ended.promise)
    await expect(ask('double', { value: 2 })).resolves.toBe(4)
    await pause(300)
    expect(pid()).toBe(old)
  })

  it.runIf(process.platform === 'linux')('reports the processor time of every job, however it ends', async () => {
    const { ask } = open()
    const used: number[] = []
    const onUsed = (ms: number) => void used.push(ms)
    await within({}, () => ask('double', { value: 1 }), { onUsed })
    await within({ processorMs: 600 }, () => ask('spin', {}), { onUsed }).catch(() => undefined)
    await within({}, () => ask('die', { code: 3 }), { onUsed }).catch(() => undefined)
    expect(used).toHaveLength(3)
    expect(used[1]).toBeGreaterThan(600)
    expect(used[1]).toBeLessThan(60_000)
  })

  it.runIf(process.platform === 'linux')('yields to others with all its threads when it is nice', async () => {
    child = createProcess<TestCalls>({ ...PLAN, niceness: 10 })
    await child.ask('paint', { length: 1000 })
    const tasks = `/proc/${child.pid()}/task`
    const stats = await Promise.all((await readdir(tasks)).map((id) => readFile(`${tasks}/${id}/stat`, 'latin1')))
    expect(new Set(stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]))).toEqual(new Set(['10']))
  })
})

it.runIf(process.platform === 'linux')('the processor time of a process equals its own report', async () => {
  const begun = process.cpuUsage()
  while (process.cpuUsage(begun).user < 200_000);
  const { user, system } = process.cpuUsage()
  const usage = await readUsage(process.pid)
  expect((usage?.processorMs ?? 0) / ((user + system) / 1000)).toBeCloseTo(1, 1)
})
