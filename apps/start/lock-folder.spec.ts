import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder, type LockOptions } from './lock-folder.ts'
import { storeSecret } from './store-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-hold-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const printed: string[] = []
const lock = (options: Partial<LockOptions> = {}) =>
  lockFolder(folder, { say: (line) => printed.push(line), signal: new AbortController().signal, noticeWithinMs: 300, ...options })

async function takeAndRelease(): Promise<'at once' | 'after a wait'> {
  printed.length = 0
  const hold = await lock()
  hold.release()
  return printed.length === 0 ? 'at once' : 'after a wait'
}

async function holdInAnotherProcess(dataDir: string) {
  const script = `
    import { lockFolder } from '#apps/start/lock-folder.ts'
    globalThis.hold = await lockFolder(${JSON.stringify(dataDir)}, { say: console.log, signal: new AbortController().signal })
    process.on('SIGTERM', () => {
      globalThis.hold.announceEnd()
      setTimeout(() => process.exit(0), 1500)
    })
    globalThis.hold.announce('http://localhost:3000')
    console.log('held')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a second start in the same folder is refused with the address of the first', async () => {
  const first = await holdInAnotherProcess(folder)
  await expect(lock()).rejects.toThrow(`already running from this folder: http://localhost:3000 (process ${first.pid})`)
  first.kill('SIGKILL')
  await once(first, 'exit')
})

test('a start waits for a product that is ending, says so once, and takes its folder', async () => {
  printed.length = 0
  const first = await holdInAnotherProcess(folder)
  const second = lock({ noticeWithinMs: 10_000 })
  first.kill('SIGTERM')
  ;(await second).release()
  expect(printed).toEqual(['Waiting for the Mandou that is ending in this folder…'])
})

test('a start that waits can be ended', async () => {
  const first = await holdInAnotherProcess(folder)
  const ending = new AbortController()
  const second = lock({ noticeWithinMs: 10_000, signal: ending.signal })
  ending.abort()
  await expect(second).rejects.toThrow('aborted')
  first.kill('SIGKILL')
  await once(first, 'exit')
})

test('a folder is free again at once when its holder was killed', async () => {
  const first = await holdInAnotherProcess(folder)
  first.kill('SIGKILL')
  await once(first, 'exit')
  expect(await takeAndRelease()).toBe('at once')
})

test('a folder is free again when its lock was released', async () => {
  expect([await takeAndRelease(), await takeAndRelease()]).toEqual(['at once', 'at once'])
})

test('a start that has not published its address yet is named too', async () => {
  const hold = await lock()
  await expect(lock()).rejects.toThrow('already running from this folder and is still starting')
  hold.release()
})

test('the secret is made once, readable for our account alone', async () => {
  const secret = storeSecret(folder, 'secret')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(storeSecret(folder, 'secret')).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a secret that was damaged is neither used nor replaced', async () => {
  await writeFile(join(folder, 'secret'), 'half a ke')
  expect(() => storeSecret(folder, 'secret')).toThrow(/does not hold 64 hexadecimal digits/)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('half a ke')
})
