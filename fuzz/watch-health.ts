/**
 * Requests `/healthz` all the time, and also a bare server on the same machine: the machine and this program slow down both, so
 * the two are compared.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './checker.ts'
import { createExchange } from './send.ts'

export interface HealthWatch {
  /** The attack begins: measure from here on. */
  readonly begin: () => void
  readonly figures: () => HealthFigures
  readonly stop: () => Promise<void>
}

export interface HealthFigures {
  readonly asked: number
  /** Requests without a 200. */
  readonly missed: number
  readonly calmMedianMs: number
  readonly medianMs: number
  readonly p99Ms: number
  readonly slowestMs: number
  /** What the bare server took in the same time. */
  readonly bareP99Ms: number
  readonly bareSlowestMs: number
}

const EVERY_MS = 100
const BARE =
  "require('node:http').createServer((q,s)=>s.end('{}')).listen(0,'127.0.0.1',function(){console.log(this.address().port)})"

async function probe(origin: string, agent: Agent): Promise<{ readonly ms: number; readonly isMissed: boolean }> {
  const { status, ms } = await createExchange(origin, agent)({ method: 'GET', target: '/healthz', headers: {} })
  return { ms, isMissed: status !== 200 }
}

export async function watchHealth(url: string): Promise<HealthWatch> {
  const bare = spawn(process.execPath, ['-e', BARE], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(bare.stdout, 'data')) as [Buffer] // as: the stream's only event data
  const calm: number[] = []
  const times: number[] = []
  const bareTimes: number[] = []
  let missed = 0
  let isCalm = true
  const ending = new AbortController()
  const ask = async (origin: string, take: (probed: { ms: number; isMissed: boolean }) => void) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!ending.signal.aborted) {
      take(await probe(origin, agent))
      await pause(EVERY_MS)
    }
    agent.destroy()
  }
  const watching = [
    ask(url, ({ ms, isMissed }) => {
      if (isMissed) missed += 1
      ;(isCalm ? calm : times).push(ms)
    }),
    ask(`http://127.0.0.1:${port.toString().trim()}`, ({ ms }) => void (isCalm || bareTimes.push(ms))),
  ]
  return {
    begin: () => (isCalm = false),
    figures: () => ({
      asked: times.length,
      missed,
      calmMedianMs: percentile(calm, 0.5),
      medianMs: percentile(times, 0.5),
      p99Ms: percentile(times, 0.99),
      slowestMs: Math.max(0, ...times),
      bareP99Ms: percentile(bareTimes, 0.99),
      bareSlowestMs: Math.max(0, ...bareTimes),
    }),
    stop: async () => {
      ending.abort()
      await Promise.all(watching)
      bare.kill()
    },
  }
}
