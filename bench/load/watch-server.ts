/** What the server is like while something loads it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Meanwhile, percentile } from './judge.ts'

const ASK_EVERY_MS = 100
const ANSWER_WITHIN_MS = 10_000

/** Runs `load`, asks `/healthz` meanwhile, and reads the most memory that the server had. */
export async function watchServer<Result>(
  { url, pid }: { readonly url: string; readonly pid: number },
  load: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly meanwhile: Meanwhile }> {
  forgetPeak(pid)
  const waits: number[] = []
  const over = new AbortController()
  let asked = 0
  const asking = (async () => {
    while (!over.signal.aborted) {
      asked += 1
      const begun = performance.now()
      if (await isHealthy(url)) waits.push(performance.now() - begun)
      await pause(ASK_EVERY_MS)
    }
  })()
  try {
    const result = await load()
    over.abort()
    await asking
    const meanwhile = {
      healthAsked: asked,
      healthAnswered: waits.length,
      healthP99: percentile(waits, 0.99),
      peakMb: readPeak(pid),
    }
    return { result, meanwhile }
  } finally {
    over.abort()
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}

/** Linux: the highest mark of a process's memory begins again (proc_pid_clear_refs(5)). */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    // not Linux, or not ours: then the mark counts from the start of the process, or is not reported
  }
}

function readPeak(pid: number): number {
  try {
    return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
