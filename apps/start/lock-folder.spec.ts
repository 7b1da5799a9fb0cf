import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lock-folder.ts'
import { keepSecret } from './keep-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-hold-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function holdInAnotherProcess(dataDir: string) {
  const script = `
    import { lockFolder } from '#apps/start/lock-folder.ts'
    globalThis.hold = lockFolder(${JSON.stringify(dataDir)})
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
  expect(() => lockFolder(folder)).toThrow(`already running from this folder: http://localhost:3000 (process ${first.pid})`)
  first.kill('SIGKILL')
  await once(first, 'exit')
})

test('a folder is free again at once when its holder was killed', async () => {
  const first = await holdInAnotherProcess(folder)
  first.kill('SIGKILL')
  await once(first, 'exit')
  lockFolder(folder).release()
})

test('a folder is free again when its lock was released', () => {
  lockFolder(folder).release()
  lockFolder(folder).release()
})

test('a start that has not published its address yet is named too', () => {
  const hold = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow('already running from this folder and is still starting')
  hold.release()
})

test('the secret is made once, readable for our account alone', async () => {
  const secret = keepSecret(folder, 'secret')
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(keepSecret(folder, 'secret')).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})

test('a secret that was damaged is neither used nor replaced', async () => {
  await writeFile(join(folder, 'secret'), 'half a ke')
  expect(() => keepSecret(folder, 'secret')).toThrow(/does not hold 64 hexadecimal digits/)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('half a ke')
})
