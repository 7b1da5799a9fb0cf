/** One run against a running product: prepares users and data, plays the cases, then checks what is left. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningProduct } from '#tools/run-product.ts'
import { checkHealth, checkAfter, requireAll, SLOWEST_HEALTH_MS, watchJobs } from './check-run.ts'
import { Fault, type SentRequest } from './checker.ts'
import { readOpenApi } from './read-openapi.ts'
import type { Outcome } from './report.ts'
import { playCase, runCases } from './run-cases.ts'
import { type PreparedRun, prepareRun, targetsOf } from './prepare-run.ts'
import { confirmSlow, SLOW_TIMES } from './slow-answers.ts'
import { watchHealth } from './watch-health.ts'

export interface AttackOptions {
  readonly minutes: number
  readonly cases: number | undefined
  readonly seed: number
  readonly from: number
  /** Runs one case only. */
  readonly single: boolean
  readonly lanes: number
  readonly only: string | undefined
  readonly plain: boolean
}

interface Attack {
  readonly product: RunningProduct
  readonly database: Client
  readonly options: AttackOptions
  readonly say: (line: string) => void
}

/** A queued job must end at least every half of the attack’s own time after the last request, and at least this often. */
const DRAIN_MS = 180_000
const CALM_MS = 1500

export async function attack({ product, database, options, say }: Attack): Promise<Outcome> {
  const run = await prepareRun(product, options.plain)
  const { checker, suspects, ended } = run
  const targets = targetsOf(run, await readOpenApi(product.url)).filter(
    ({ name }) => options.only === undefined || name.includes(options.only),
  )
  const health = await watchHealth(product.url)
  await wait(CALM_MS)
  health.begin()
  const begun = performance.now()
  const minutes = () => (performance.now() - begun) / 60_000
  const lastCase = options.single ? options.from + 1 : options.from + (options.cases ?? Infinity)
  const alone = createAlone()
  let isOver = false
  const watching = watchJobs({ database, checker, say, isOver: () => isOver })
  const isDown = () => health.figures().slowestMs > 2 * SLOWEST_HEALTH_MS
  const next = options.single
    ? await playCase({ targets, seed: options.seed }, options.from).then(() => lastCase)
    : await runCases({
        targets,
        seed: options.seed,
        from: options.from,
        lanes: options.lanes,
        checker,
        isOver: (number) => number >= lastCase || (options.cases === undefined && minutes() >= options.minutes) || isDown(),
        pause: async () => {
          const suspect = suspects.pop()
          if (suspect) await alone.run(() => checkAlone(run, suspect, health.figures().calmMedianMs))
          const gone = ended.pop()
          if (gone)
            await run.users.replace(gone).catch((error: unknown) => checker.add('nobody new could sign in', String(error)))
          await alone.pass()
        },
      })
  const took = minutes()
  isOver = true
  await watching
  const figures = health.figures()
  await health.stop()
  if (figures.missed > 0)
    checker.add(
      'health was not answered',
      `${figures.missed} of ${figures.asked}, the slowest ${figures.slowestMs.toFixed(0)} ms`,
    )
  checkHealth(checker, figures)
  if (!options.single && options.only === undefined) requireAll(checker, targets, next - options.from)
  const notes = await checkAfter({ product, database, checker, run, drainMs: Math.max(DRAIN_MS, (took * 60_000) / 2) })
  return {
    seed: options.seed,
    from: options.from,
    next,
    minutes: took,
    tallies: checker.tallies(),
    findings: checker.findings(),
    health: figures,
    notes,
    medianOf: (name) => checker.medianOf(name, false),
  }
}

/** Runs one case while all others wait. */
function createAlone() {
  let turn: Promise<void> = Promise.resolve()
  return {
    pass: () => turn,
    run: async (action: () => Promise<void>) => {
      const before = turn
      turn = before.then(() => wait(50)).then(action)
      await turn
    },
  }
}

async function checkAlone({ exchange, checker }: PreparedRun, suspect: SentRequest, calmMs: number): Promise<void> {
  const medianMs = checker.medianOf(suspect.name, suspect.answer.status < 400)
  if (medianMs === undefined) return
  const slow = await confirmSlow(exchange, suspect.request, { call: suspect.call, medianMs, calmMs })
  if (!slow) return
  const fault = new Fault(
    `slower than ${SLOW_TIMES} times its median (${suspect.name})`,
    `${slow.aloneMs.toFixed(0)} ms alone, ${slow.times.toFixed(0)} times`,
    suspect,
  )
  checker.report(fault)
}
