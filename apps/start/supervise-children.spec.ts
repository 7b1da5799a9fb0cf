import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { choosePorts } from './choose-ports.ts'
import { openTestSupervisor, type TestSupervisor } from './children.test-support.ts'

const READY = `process.send('ready')`
const ENDS_POLITELY = `process.on('SIGTERM', () => { note('ended'); process.exit(0) })`

let bench: TestSupervisor
beforeEach(async () => {
  bench = await openTestSupervisor()
})
afterEach(() => bench.close())

function said(pattern: RegExp): () => void {
  return () => expect(bench.printed.join('\n')).toMatch(pattern)
}

describe('a child', () => {
  test('is ready when it says so', async () => {
    await bench.supervise([bench.plan('worker', READY)]).ready
    expect(await bench.diaryOf('worker')).toEqual(['born'])
  })

  test('is ready when its address answers 200', async () => {
    const port = await findFreePort()
    const script = `
      let asked = 0
      require('node:http').createServer((request, answer) => {
        answer.statusCode = ++asked < 3 ? 503 : 200
        note(String(answer.statusCode))
        answer.end()
      }).listen(${port}, '127.0.0.1')`
    await bench.supervise([bench.plan('server', script, `http://127.0.0.1:${port}/readyz`)]).ready
    expect(await bench.diaryOf('server')).toEqual(['born', '503', '503', '200'])
  })

  test('is restarted when it crashes, and the person reads why', async () => {
    const script = `${READY}; if (lives() < 3) setTimeout(() => { throw new TypeError('out of film') }, 20)`
    bench.supervise([bench.plan('worker', script)])
    await expect.poll(() => bench.diaryOf('worker')).toEqual(['born', 'born', 'born'])
    await expect.poll(() => bench.printed).toHaveLength(4)
    said(
      /worker ended unexpectedly \(exit code 1: TypeError: out of film\)\. Starting it again in 0\.005 s\.\nworker is back\./,
    )()
  })

  test('is restarted when it is killed', async () => {
    const script = `${READY}; if (lives() < 2) setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20)`
    bench.supervise([bench.plan('worker', script)])
    await expect.poll(() => bench.diaryOf('worker')).toEqual(['born', 'born'])
    said(/signal SIGKILL/)()
  })

  test('that never becomes ready is given up after some starts, with its last output', async () => {
    bench.supervise([bench.plan('server', `throw new Error('no such table')`)])
    await expect.poll(() => bench.faults).toHaveLength(1)
    expect(await bench.diaryOf('server')).toEqual(['born', 'born', 'born'])
    expect(bench.faults[0]?.message).toMatch(/^server failed to start 3 times\..*server\.log/)
    expect(bench.faults[0]?.message).toContain('Error: no such table')
  })

  test('that hangs before it is ready counts as a failed start', async () => {
    bench.supervise([bench.plan('server', '')], { restartLimits: { readyWithinMs: 200 } })
    await expect.poll(() => bench.faults).toHaveLength(1)
  })

  test('that cannot be executed is given up', async () => {
    bench.supervise([{ name: 'server', command: join(bench.folder, 'no-such-program'), args: [] }])
    await expect.poll(() => bench.faults).toHaveLength(1)
  })

  test('that was ready once is never given up, however often it crashes', async () => {
    bench.supervise([bench.plan('worker', `${READY}; if (lives() < 6) setTimeout(() => process.exit(3), 10)`)])
    await expect.poll(() => bench.diaryOf('worker')).toHaveLength(6)
    expect(bench.faults).toEqual([])
  })

  test('ends by itself when its supervisor was killed', async () => {
    const orphan = bench.plan('worker', `process.once('disconnect', () => { note('alone'); process.exit() }); ${READY}`)
    const script = `
      import { RESTART_LIMITS } from '#apps/start/restart-policy.ts'
      import { superviseChildren } from '#apps/start/supervise-children.ts'
      const options = { logDir: ${JSON.stringify(bench.folder)}, say: () => {}, onGivenUp: () => {}, restartLimits: RESTART_LIMITS, stopWithinMs: 1000 }
      await superviseChildren([${JSON.stringify(orphan)}], options).ready
      process.kill(process.pid, 'SIGKILL')`
    spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'ignore', 'inherit'] })
    await expect.poll(() => bench.diaryOf('worker')).toEqual(['born', 'alone'])
  })
})

describe('the end', () => {
  test('reaches one child after the other, in the order of the plans', async () => {
    const order = join(bench.folder, 'order')
    const script = (name: string) =>
      `process.on('SIGTERM', () => setTimeout(() => { appendFileSync(${JSON.stringify(order)}, '${name} '); process.exit(0) }, 50)); ${READY}`
    const children = bench.supervise(['server', 'worker', 'sandbox'].map((name) => bench.plan(name, script(name))))
    await children.ready
    await children.stop()
    expect(await readFile(order, 'utf8')).toBe('server worker sandbox ')
  })

  test('waits for a child that finishes its work', async () => {
    const script = `process.on('SIGTERM', () => setTimeout(() => { note('finished'); process.exit(0) }, 300)); ${READY}`
    const children = bench.supervise([bench.plan('worker', script)])
    await children.ready
    await children.stop()
    expect(await bench.diaryOf('worker')).toEqual(['born', 'finished'])
  })

  test('kills a child that does not react', async () => {
    const children = bench.supervise([bench.plan('worker', `process.on('SIGTERM', () => note('deaf')); ${READY}`)], {
      stopWithinMs: 300,
    })
    await children.ready
    await children.stop()
    expect(await bench.diaryOf('worker')).toEqual(['born', 'deaf'])
  })

  test.each(['kill', 'stop'] as const)('also ends what a child has started (%s)', async (end) => {
    const port = await findFreePort()
    const child = `require('node:net').createServer().listen(${port}, '127.0.0.1', () => process.send('up'))`
    const script = `
      require('node:child_process').fork('-', [], { execArgv: ['--eval', ${JSON.stringify(child)}] }).on('message', () => ${READY})`
    const children = bench.supervise([bench.plan('worker', script)], { stopWithinMs: 60_000 })
    await children.ready
    await children[end]()
    await expect.poll(() => findFreePort({ wanted: port ?? 0 })).toBe(port)
  })

  test('does not count as a crash', async () => {
    const children = bench.supervise([bench.plan('worker', `${ENDS_POLITELY}; ${READY}`)])
    await children.ready
    await children.stop()
    expect(bench.printed).toEqual([])
    expect(await bench.diaryOf('worker')).toEqual(['born', 'ended'])
  })

  test('does not wait for the pause before a restart', async () => {
    const children = bench.supervise([bench.plan('worker', 'process.exit(1)')], {
      restartLimits: { firstPauseMs: 600_000, longestPauseMs: 600_000 },
    })
    await expect.poll(() => bench.printed).toHaveLength(1)
    await children.stop()
    expect(await bench.diaryOf('worker')).toEqual(['born'])
  })
})

test('a port that another program holds is named with the variable that changes it', async () => {
  const holder = createServer().listen(0)
  await once(holder, 'listening')
  const address = holder.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(choosePorts({ PORT: port })).rejects.toThrow(new RegExp(`Port ${port} is taken .* Set PORT to a free one`))
  holder.close()
  const free = await choosePorts({ PORT: 0, SANDBOX_PORT: 0 })
  expect(new Set(Object.values(free)).size).toBe(2)
})
