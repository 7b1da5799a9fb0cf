/** Checks that need no single answer: health, jobs, books, processes and logs. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningProduct } from '#tools/run-product.ts'
import { checkInvariants, checkCharges, readJobs } from './check-invariants.ts'
import type { Checker } from './checker.ts'
import { readLogs } from './read-logs.ts'
import type { Outcome } from './report.ts'
import type { PreparedRun } from './prepare-run.ts'
import { SLOW_TIMES } from './slow-answers.ts'
import type { Target } from './targets.ts'

/** A job that takes longer than this hangs: our longest, an edit, is ended after two minutes. */
const LONGEST_JOB_SECONDS = 240
const LOOK_EVERY_MS = 5000
/** At most this many times as slow as an empty server, in the same minutes on the same machine. */
const SLOWEST_TIMES = 5
export const SLOWEST_HEALTH_MS = 10_000

export function checkHealth(checker: Checker, figures: Outcome['health']): void {
  const least = Math.max(figures.calmMedianMs, figures.bareP99Ms)
  // while the machine itself hung, the measurement says nothing about the product
  if (figures.slowestMs > Math.max(SLOWEST_HEALTH_MS, SLOWEST_TIMES * figures.bareSlowestMs))
    checker.add(
      'health was not answered in time',
      `${figures.slowestMs.toFixed(0)} ms, the bare server at most ${figures.bareSlowestMs.toFixed(0)}`,
    )
  if (figures.p99Ms > SLOW_TIMES * least)
    checker.add(
      'health answered slowly',
      `p99 ${figures.p99Ms.toFixed(0)} ms, ${(figures.p99Ms / least).toFixed(0)} times what the machine itself takes`,
    )
}

/** Once every target has had its turn, each must have had a request. */
export function requireAll(checker: Checker, targets: readonly Target[], played: number): void {
  if (played < targets.length)
    return checker.add('the run was too short', `${played} cases; every call in every role needs --cases ${targets.length}`)
  const sent = new Set(checker.tallies().map(({ surface, name, role }) => `${surface} ${name} ${role}`))
  for (const { surface, name, role } of targets)
    if (!sent.has(`${surface} ${name} ${role}`)) checker.add('a call was never sent', `${name} as ${role}`)
}

interface Watching {
  readonly database: Client
  readonly checker: Checker
  readonly say: (line: string) => void
  readonly isOver: () => boolean
}

export async function watchJobs({ database, checker, say, isOver }: Watching): Promise<void> {
  let ticks = 0
  while (!isOver()) {
    await wait(LOOK_EVERY_MS / 5)
    ticks += 1
    if (ticks % 5 !== 0) continue
    // a member has a few dozen captions a day, and the code behind that limit would not be reached after the first minute
    await database.query('delete from caption_days')
    const { longestSeconds, longestName, open } = await readJobs(database)
    if (longestSeconds > LONGEST_JOB_SECONDS) checker.add(`a job does not end (${longestName})`, `${longestSeconds.toFixed(0)} s`)
    if (ticks % 60 === 0)
      say(
        `${checker.tallies().reduce((sum, tally) => sum + tally.sent, 0)} requests, ${checker.findings().length} findings, ${open} jobs open`,
      )
  }
}

interface After {
  readonly product: RunningProduct
  readonly database: Client
  readonly checker: Checker
  readonly run: PreparedRun
  /** How long jobs may be open without one of them ending: a busy machine takes as long as it takes for all of them. */
  readonly drainMs: number
}

/** @returns the jobs once none is open, or once none has ended for so long */
async function drainQueues(database: Client, drainMs: number): ReturnType<typeof readJobs> {
  let jobs = await readJobs(database)
  let [fewest, progressAt] = [jobs.open, performance.now()]
  while (jobs.open > 0 && performance.now() - progressAt < drainMs) {
    await wait(500)
    jobs = await readJobs(database)
    if (jobs.open < fewest) [fewest, progressAt] = [jobs.open, performance.now()]
  }
  return jobs
}

/** Checks books, jobs, processes and logs, once everything has ended. */
export async function checkAfter({ product, database, checker, run, drainMs }: After): Promise<readonly string[]> {
  const begun = performance.now()
  const jobs = await drainQueues(database, drainMs)
  const drained = ((performance.now() - begun) / 1000).toFixed(0)
  if (jobs.open > 0)
    checker.add(
      'jobs were not worked off',
      `${jobs.open} after ${drained} s; the longest is ${jobs.longestName}, ${jobs.longestSeconds.toFixed(0)} s`,
    )
  for (const { name, count, output } of jobs.failed) checker.add(`a job failed for good (${name})`, `${count} ×: ${output}`)
  for (const { rule, lines, first } of await checkInvariants(database))
    checker.add(`the books: ${rule}`, `${lines} lines, the first ${first}`)
  for (const { rule, lines, first } of await checkCharges(product.sandboxUrl, run.asaasKey))
    checker.add(`the books: ${rule}`, `${lines} lines, the first ${first}`)
  const restarts = product.said().match(/^.*ended unexpectedly.*$/gm) ?? []
  for (const line of restarts) checker.add('a process ended', line)
  const logs = await readLogs(product.dataDir, run.secrets())
  for (const [name, line] of logs.found) checker.add(`the log: ${name}`, line)
  return [
    `Jobs worked off ${drained} s after the last request; ${jobs.failed.reduce((sum, { count }) => sum + count, 0)} failed for good, ${restarts.length} processes ended.`,
    `${logs.lines} lines of log read for ${run.secrets().size} secrets of ${run.users.met.length} people.`,
  ]
}
