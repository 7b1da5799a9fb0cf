import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { type FileLock, takeFileLock } from '#platform/file-lock.ts'
import { hashWebInputs, isBuiltFrom } from '#tools/web-build/web-inputs.ts'
import { StartFault } from './start-fault.ts'

export interface BuildOptions {
  readonly root: string
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

/** How often to check whether another start has finished its build. */
const LOOK_AGAIN_MS = 250

/**
 * Builds the pages when their sources changed since the last build. Products with data of their own may be started from one
 * folder at once: one of them builds, the others wait.
 * @throws StartFault with the build's last output
 */
export async function buildPages({ root, say, signal }: BuildOptions): Promise<void> {
  if (!(await hasBuildScript(root)) || (await isBuilt(root))) return
  const lock = await takeBuildLock(root, signal)
  try {
    if (await isBuilt(root)) return
    say('Building the pages, once per change of their sources…')
    await runBuild(root, signal)
  } finally {
    lock.release()
  }
}

async function isBuilt(root: string): Promise<boolean> {
  return isBuiltFrom(root, await hashWebInputs(root))
}

async function takeBuildLock(root: string, signal: AbortSignal): Promise<FileLock> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (;;) {
    const lock = takeFileLock(join(root, '.cache', 'build.lock'))
    if (lock) return lock
    await wait(LOOK_AGAIN_MS, undefined, { signal })
  }
}

async function hasBuildScript(root: string): Promise<boolean> {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) })
  return 'build' in manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))).scripts
}

async function runBuild(root: string, signal: AbortSignal): Promise<void> {
  const build = spawn('npm run --silent build', { cwd: root, shell: true, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (piece: Buffer) => output.push(piece.toString()))
  await once(build, 'close')
  if (build.exitCode === 0) return
  const lastLines = output.join('').trim().split('\n').slice(-15)
  throw new StartFault(['The pages could not be built (npm run build):', ...lastLines.map((line) => `    ${line}`)].join('\n'))
}
