import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** A tiny project of the same structure, with one package that needs no registry. */
let root: string

const INSTALLED = 'Installed in'

async function writeProject(version: string): Promise<void> {
  const manifest = { name: 'tiny', version: '1.0.0', dependencies: { brush: 'file:brush' } }
  const lock = {
    name: 'tiny',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      brush: { version },
      'node_modules/brush': { resolved: 'brush', link: true },
      'node_modules/never-for-this-system': { version: '1.0.0', optional: true, os: ['none'] },
    },
  }
  await mkdir(join(root, 'brush'), { recursive: true })
  await writeFile(join(root, 'brush/package.json'), JSON.stringify({ name: 'brush', version }))
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...manifest, type: 'module' }))
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mandou-start-'))
  for (const tool of ['start.mjs', 'ensure-install.mjs', 'find-node.mjs', 'when-npm-dies.mjs'])
    await cp(join('tools', tool), join(root, 'tools', tool))
  await mkdir(join(root, 'apps'))
  await mkdir(join(root, 'platform'))
  await writeFile(join(root, 'platform/quick-imports.ts'), '')
  await writeFile(
    join(root, 'apps/start.ts'),
    `const wait: number = setInterval(() => undefined, 1000)
     const stop = () => { console.log('asked to stop'); process.exit(0) }
     process.on('SIGTERM', stop).once('disconnect', stop)
     console.log('running on', process.version.split('.')[0])
     if (process.env.TINY_EXIT) process.exit(Number(process.env.TINY_EXIT))`,
  )
  await writeProject('1.0.0')
})
afterAll(() => rm(root, { recursive: true, force: true }))

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], { env: { ...process.env, ...env } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (printed += piece.toString()))
  return { child, printed: () => printed, exited: once(child, 'exit') }
}

async function runToTheEnd(env: Record<string, string> = {}) {
  const { child, printed, exited } = start({ TINY_EXIT: '7', ...env })
  await exited
  return { code: child.exitCode, printed: printed() }
}

test('installs what is missing, then runs the product and ends with its code', async () => {
  const { code, printed } = await runToTheEnd()
  expect(printed).toContain(INSTALLED)
  expect(printed).toContain('running on v24')
  expect(code).toBe(7)
  expect((await stat(join(root, 'node_modules/brush'))).isDirectory()).toBe(true)
})

test('installs nothing when everything is installed', async () => {
  expect((await runToTheEnd()).printed).not.toContain(INSTALLED)
})

test('installs again when the lock file changed', async () => {
  await writeProject('1.1.0')
  expect((await runToTheEnd()).printed).toContain(INSTALLED)
  expect((await runToTheEnd()).printed).not.toContain(INSTALLED)
})

const note = () => join(root, '.installing')

test('leaves an installation alone that runs already', async () => {
  await writeProject('1.2.0')
  await writeFile(note(), String(process.pid))
  const { code, printed } = await runToTheEnd()
  expect([code, printed]).toEqual([1, expect.stringContaining(`already (process ${process.pid}`)])
  expect(printed).not.toContain(INSTALLED)
})

test('an installation that was killed stops no later one', async () => {
  const killed = spawn(process.execPath, ['--version'])
  await once(killed, 'exit')
  await writeFile(note(), String(killed.pid))
  expect((await runToTheEnd()).printed).toContain(INSTALLED)
  await expect(stat(note())).rejects.toThrow('ENOENT')
})

test('nothing that other accounts of the machine prepare in the folder for temporary files stops it', async () => {
  await writeProject('1.3.0')
  const temporary = await mkdtemp(join(tmpdir(), 'mandou-start-'))
  const name = `mandou-install-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`
  await writeFile(join(temporary, name), String(process.pid))
  expect((await runToTheEnd({ TMPDIR: temporary })).printed).toContain(INSTALLED)
  await rm(temporary, { recursive: true })
})

test('prints the reason when the installation fails', async () => {
  const lock = join(root, 'package-lock.json')
  const good = await readFile(lock, 'utf8')
  await writeFile(lock, good.slice(0, 100))
  const { code, printed } = await runToTheEnd()
  await writeFile(lock, good)
  expect(code).toBe(1)
  expect(printed).toMatch(/could not be installed \(npm ci\):\n.*package-lock\.json/s)
})

test('forwards a signal and waits for the end', async () => {
  const { child, printed, exited } = start()
  await expect.poll(printed).toContain('running on')
  child.kill('SIGTERM')
  await exited
  expect(child.exitCode).toBe(0)
  expect(printed()).toContain('asked to stop')
})

test('stops the product when npm was ended from outside', async () => {
  const variables = { ...process.env, npm_lifecycle_event: 'start' }
  // as npm does it: a shell in between, which forwards no signal
  const shell = spawn('sh', ['-c', `"${process.execPath}" tools/start.mjs; exit`], { cwd: root, env: variables })
  let printed = ''
  shell.stdout.on('data', (piece: Buffer) => (printed += piece.toString()))
  await expect.poll(() => printed).toContain('running on')
  shell.kill('SIGTERM')
  await once(shell, 'close') // when the last process with an open output has ended
  expect(printed).toContain('asked to stop')
})
