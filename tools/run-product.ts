/**
 * Starts the whole product as `npm start` does, on free ports and with its own data directory: for browser stories and
 * measurements.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { shareBuilt } from '#engine/model/models.test-support.ts'
import { COMPILED_MODULES } from './compiled-modules.ts'

const CODE_PAUSE_MS = 50
const CODE_TRIES = 200

/** Has the plan without paying. */
export const COURTESY_PHONE = '+5511987654321'

export interface RunningProduct {
  readonly url: string
  readonly sandboxUrl: string
  /** Opens a publicly reachable sandbox; empty otherwise. */
  readonly sandboxToken: string
  /** Process id of the supervisor, the ancestor of the product's other processes. */
  readonly pid: number
  readonly dataDir: string
  /** The supervisor's terminal output so far. */
  readonly said: () => string
  /** The newest code that was sent to a phone and not read before. */
  readonly readCode: (phone: string) => Promise<string>
  /** Moves the clock of every process. @throws Error when it does not move */
  readonly advance: (seconds: number) => Promise<void>
  /** Ends everything and removes the data. */
  readonly stop: () => Promise<void>
}

/** @throws Error with the product's output when it does not start */
export async function runProduct(variables: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await makeDataDir()
  const ports = { PORT: '0', SANDBOX_PORT: '0', SANDBOX: 'on', COURTESY_PHONES: COURTESY_PHONE }
  const running = spawn(process.execPath, ['--import', './platform/quick-imports.ts', join('apps', 'start.ts')], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED_MODULES, DATA_DIR: dataDir, ...ports, ...variables },
    // by the channel it notices our death
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const stop = async () => {
    await end(running)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const output: string[] = []
    running.stdout?.on('data', (piece: Buffer) => output.push(piece.toString()))
    return { ...controlsOf(await readAddresses(running)), pid: running.pid ?? 0, dataDir, said: () => output.join(''), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** When run as root, the database works under another account, which must pass through the folder; else its files would be placed elsewhere. */
async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-run-'))
  await chmod(dataDir, 0o711)
  await shareBuilt(dataDir)
  return dataDir
}

interface Addresses {
  readonly url: string
  readonly sandboxUrl: string
  readonly sandboxToken: string
}

/** Reads the addresses from the output of a successful start, and keeps reading the rest. */
function readAddresses(running: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let output = ''
    running.stdout?.on('data', (piece: Buffer) => {
      output += piece.toString()
      const [, url, sandboxUrl] = /^ *Address +(http\S+)[^]*^ *Sandbox +(http\S+)[^]*Ctrl-C/m.exec(output) ?? []
      const sandboxToken = /^ *Token +(\S+)/m.exec(output)?.[1] ?? ''
      if (url !== undefined && sandboxUrl !== undefined) resolve({ url, sandboxUrl, sandboxToken })
    })
    running.once('exit', () => reject(new Error(`The product ended before it was ready:\n${output}`)))
  })
}

function controlsOf({ url, sandboxUrl, sandboxToken }: Addresses) {
  const authorization = `Bearer ${sandboxToken}`
  return {
    url,
    sandboxUrl,
    sandboxToken,
    readCode: codeReader(sandboxUrl, authorization),
    advance: async (seconds: number) => {
      const answer = await fetch(`${sandboxUrl}/control/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ advance_seconds: seconds }),
      })
      if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`)
    },
  }
}

interface Message {
  readonly id: string
  readonly body: string
}

/** A job sends the code moments after the request: waits for a message that was not read before. */
function codeReader(sandboxUrl: string, authorization: string): RunningProduct['readCode'] {
  const read = new Set<string>()
  return async (phone) => {
    for (let tries = 0; tries < CODE_TRIES; tries += 1) {
      const answer = await fetch(`${sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`, { headers: { authorization } })
      const { messages } = (await answer.json()) as { messages: Message[] } // as: the sandbox's documented answer
      const newest = messages[0]
      const code = /\b\d{6}\b/.exec(newest?.body ?? '')?.[0]
      if (newest && code !== undefined && !read.has(newest.id)) {
        read.add(newest.id)
        return code
      }
      await pause(CODE_PAUSE_MS)
    }
    throw new Error(`No new code was sent to ${phone}`)
  }
}

async function end(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  running.kill('SIGTERM')
  await once(running, 'exit')
}
