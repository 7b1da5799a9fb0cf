/** What goes wrong around the product: storage, providers, disks, clocks. */
import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import type { Happened } from './happened.ts'
import type { Deployment } from './deployment.ts'
import { fillUp } from './full-disk.ts'
import type { LineState, WeakLine } from './weak-line.ts'

const HEADERS = { 'content-type': 'application/json' }
const FULL_MS = 20 * SECOND
const FAULTS_LAST_MS = 20 * SECOND
const CLOCK_HOLDS_MS = 10 * SECOND

export async function weaken(line: WeakLine, state: LineState, forSeconds: number): Promise<undefined> {
  line.become(state)
  await pause(forSeconds * SECOND)
  line.become('open')
}

export async function redeliver(deployment: Deployment): Promise<undefined> {
  for (const provider of ['asaas', 'whatsapp']) {
    for (let times = 0; times < 2; times += 1) {
      await pause(2 * SECOND)
      await control(deployment, 'webhooks/redeliver', { provider, order: 'shuffled' })
    }
  }
}

/** What providers say is not what they did; each fault of these has a truth that must be found out. */
const PROVIDER_FAULTS: readonly (readonly [provider: string, fault: string])[] = [
  ['asaas', 'lost_answer'],
  ['asaas', 'error_after_work'],
  ['asaas', 'gateway_timeout'],
  ['asaas', 'gateway_error'],
  ['asaas', 'empty_first_list'],
  ['asaas', 'unknown_status'],
  ['asaas', 'drop_webhook'],
  ['asaas', 'duplicate_webhook'],
  ['asaas', 'late_webhook'],
  ['graph', 'lost_container'],
  ['graph', 'lost_answer'],
  ['whatsapp', 'lost_answer'],
  ['whatsapp', 'server_error'],
  ['whatsapp', 'reversed_statuses'],
  ['whatsapp', 'duplicate_webhook'],
]

/** Faults are injected while work is under way, one of each kind, and every member whom they meet must end well. */
export async function injectProviderFaults(deployment: Deployment): Promise<Happened> {
  for (const [provider, fault] of PROVIDER_FAULTS) await control(deployment, 'faults', { provider, fault, times: 1 })
  await pause(FAULTS_LAST_MS)
  const { faults } = (await (await fetch(`${deployment.sandboxUrl}/control/faults`)).json()) as { faults: readonly FaultReport[] } // as: the sandbox's list
  const met = PROVIDER_FAULTS.filter(([provider, fault]) =>
    faults.some((each) => each.provider === provider && each.fault === fault && each.times === 0),
  )
  // what nobody asked for is not left to the next scenario
  for (const [provider, fault] of PROVIDER_FAULTS) await control(deployment, 'faults', { provider, fault, times: 0 })
  return { note: `${met.length} of ${PROVIDER_FAULTS.length} faults were met` }
}

interface FaultReport {
  readonly provider: string
  readonly fault: string
  readonly times: number
}

export async function fillWorkerDisk({ workerDisk }: Deployment): Promise<Happened> {
  if (workerDisk === undefined) return { skipped: 'no small disk could be mounted' }
  const empty = await fillUp(workerDisk)
  await pause(FULL_MS)
  await empty()
  return {}
}

/** One server and one worker are five minutes ahead of the others, then five minutes behind, then right again. */
export async function jumpClocks({ clockFile }: Deployment): Promise<Happened> {
  if (clockFile === undefined) return { skipped: 'libfaketime is not installed' }
  for (const offset of ['+300', '-300']) {
    await writeFile(clockFile, offset)
    await pause(CLOCK_HOLDS_MS)
  }
  await writeFile(clockFile, '+0')
  return {}
}

async function control({ sandboxUrl }: Deployment, path: string, body: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/${path}`, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
}
