/** Vitest's global set-up: gives the run a directory for its PostgreSQL, which the first spec that needs one starts there. */
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isAlive } from '#platform/is-alive.ts'
import { dropServer, findRunningServer } from './run-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testPostgresDir: string
  }
}

const PREFIX = 'mandou-test-'

/** Vitest requires this name. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers()
  const dir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(dir, 0o711) // open to the account that runs the server when we are root
  project.provide('testPostgresDir', dir)
  return () => removeRun(dir)
}

/** Removes the server of a run that was killed before it could stop it. */
async function removeLeftovers(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX))
  const dead = names.filter((name) => !isAlive(Number(name.slice(PREFIX.length).split('-', 1)[0])))
  await Promise.all(dead.map((name) => removeRun(join(tmpdir(), name))))
}

async function removeRun(dir: string): Promise<void> {
  const server = await findRunningServer(join(dir, 'postgres')).catch(() => undefined)
  if (server) await dropServer(server.pid)
  await rm(dir, { recursive: true, force: true, maxRetries: 5 })
}
