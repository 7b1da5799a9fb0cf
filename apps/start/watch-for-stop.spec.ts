import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

/** A process that reports what was requested, and never ends by itself. */
async function openWatcher(samePressMs: number) {
  const script = `
    import { watchForStop } from '#apps/start/watch-for-stop.ts'
    const tell = (word) => process.send(word)
    watchForStop({ onStop: () => tell('stop'), onKill: () => tell('kill'), samePressMs: ${samePressMs} })
    process.on('SIGUSR2', () => tell('seen'))
    setInterval(() => undefined, 1000)
    tell('watching')`
  const child = fork('-', [], { execArgv: ['--input-type=module-typescript', '--eval', script] })
  children.push(child)
  const messages: string[] = []
  child.on('message', (word) => messages.push(typeof word === 'string' ? word : 'something else'))
  await once(child, 'message')
  return { child, messages }
}

test('one press of Ctrl-C that arrives several times requests one clean stop', async () => {
  const { child, messages } = await openWatcher(600_000)
  child.kill('SIGINT')
  await expect.poll(() => messages).toContain('stop')
  child.kill('SIGINT')
  child.kill('SIGTERM')
  child.kill('SIGUSR2')
  await expect.poll(() => messages).toEqual(['watching', 'stop', 'seen'])
})

test('a second press ends everything at once', async () => {
  const { child, messages } = await openWatcher(0)
  child.kill('SIGINT')
  await expect.poll(() => messages).toContain('stop')
  child.kill('SIGINT')
  await expect.poll(() => messages).toEqual(['watching', 'stop', 'kill'])
})
