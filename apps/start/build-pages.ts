import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StartFault } from './start-fault.ts'

/** What the built pages are made of, relative to the project. */
const SOURCES = ['apps/web', 'ui', 'phrases', 'features', 'tools', 'package-lock.json', 'vite.config.ts']
/** Inside the built pages, so that whoever removes them removes the proof too. */
const STAMP = 'dist/.built-from'

export interface BuildOptions {
  readonly root: string
  readonly say: (line: string) => void
  readonly signal: AbortSignal
}

/**
 * Builds the pages when their sources changed since the last build.
 * @throws StartFault with the build's last words
 */
export async function buildPages({ root, say, signal }: BuildOptions): Promise<void> {
  if (!(await hasBuildScript(root))) return
  const fingerprint = await fingerprintOf(root)
  if ((await readFile(join(root, STAMP), 'utf8').catch(() => '')) === fingerprint) return
  say('Building the pages, once per change of their sources…')
  await runBuild(root, signal)
  await writeFile(join(root, STAMP), fingerprint)
}

async function hasBuildScript(root: string): Promise<boolean> {
  const manifest = z.object({ scripts: z.record(z.string(), z.string()) })
  return 'build' in manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))).scripts
}

async function runBuild(root: string, signal: AbortSignal): Promise<void> {
  const build = spawn('npm run --silent build', { cwd: root, shell: true, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (piece: Buffer) => said.push(piece.toString()))
  await once(build, 'close')
  if (build.exitCode === 0) return
  const lastLines = said.join('').trim().split('\n').slice(-15)
  throw new StartFault(['The pages could not be built (npm run build):', ...lastLines.map((line) => `    ${line}`)].join('\n'))
}

async function fingerprintOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await listFiles(root, source)) hash.update(`${path}\0`).update(await readFile(join(root, path)))
  }
  return hash.digest('hex')
}

/** All files at or below a path, sorted; none when it does not exist. Specs are left out: no page is made of them. */
async function listFiles(root: string, path: string): Promise<string[]> {
  const found = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (found === undefined) return (await readFile(join(root, path)).catch(() => undefined)) === undefined ? [] : [path]
  return found
    .filter((entry) => entry.isFile() && !entry.name.includes('.spec.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
