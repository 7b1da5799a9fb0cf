import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** Runs a process of the product with `script` as its start. */
async function run(script: string): Promise<{ code: unknown; log: string; raw: string }> {
  const program = `
    import { createLog } from '#platform/log.ts'
    import { runProcess } from '#apps/run-process.ts'
    await runProcess(createLog('info', 'worker'), async () => { ${script}; return async () => {} })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit') as Promise<[code: number | null]> // as: Node's documented event
  const [log, raw, [code]] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { code, log, raw }
}

test('an uncaught error ends the process through the log, which leaves out personal data', async () => {
  const { code, log, raw } = await run(
    `setTimeout(() => { throw Object.assign(new TypeError('out of film'), { phone: '+5511987654321' }) })`,
  )
  expect(code).toBe(1)
  expect(log).toContain('out of film')
  expect(log + raw).not.toContain('5511987654321')
  expect(raw).not.toContain('out of film')
})

test('a start that fails gives its reason in the log alone', async () => {
  const { code, log, raw } = await run(`throw new Error('no paper')`)
  expect([code, raw]).toEqual([1, ''])
  expect(log).toContain('no paper')
})

test.each(['SIGTERM', 'SIGINT'] as const)('a process that gets %s while it loads ends without a failure', async (signal) => {
  const program = `
    import { endWhileLoading } from '#apps/end-while-loading.ts'
    endWhileLoading()
    console.log('loading')
    await import('data:text/javascript,await new Promise((done) => setTimeout(done, 60_000))')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill(signal)
  expect(await exit).toEqual([0, null])
})

test('a process that runs is ended by its own function, once', async () => {
  const program = `
    import { createLog } from '#platform/log.ts'
    import { endWhileLoading } from '#apps/end-while-loading.ts'
    import { runProcess } from '#apps/run-process.ts'
    endWhileLoading()
    await runProcess(createLog('info', 'worker'), async () => {
      setTimeout(() => process.kill(process.pid, 'SIGTERM'))
      return async () => console.log('stopped')
    })
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const log = await text(child.stdout)
  expect(await exit).toEqual([0, null])
  expect(log.match(/^stopped$/gm)).toHaveLength(1)
})

test('a process that cannot stop as it should ends with a failure', async () => {
  const { code, log } = await run(`
    setTimeout(() => process.kill(process.pid, 'SIGTERM'))
    setInterval(() => {}, 1000)
    return () => Promise.reject(new Error('the door is stuck'))`)
  expect(code).toBe(1)
  expect(log).toContain('the door is stuck')
})
