/** Small real programs in place of the product's processes, for the supervisor's specs. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RestartLimits } from './restart-policy.ts'
import type { ChildPlan } from './run-child.ts'
import type { StartFault } from './start-fault.ts'
import { superviseChildren, type Supervision } from './supervise-children.ts'

/** The real limits, only faster. */
const QUICK: RestartLimits = {
  firstPauseMs: 5,
  longestPauseMs: 20,
  longestPauseOfReadyMs: 20,
  steadyAfterMs: 60_000,
  failedStartsAllowed: 3,
  readyWithinMs: 10_000,
}

/** What every program can do: write a line to its diary file, and report that it is ready. */
const PRELUDE = `
  const { appendFileSync, readFileSync } = require('node:fs')
  const diary = process.argv[1]
  const note = (word) => appendFileSync(diary, word + '\\n')
  const lives = () => readFileSync(diary, 'utf8').split('\\n').filter((word) => word === 'born').length
  note('born')
  setInterval(() => undefined, 1000)
`

export interface TestSupervisor {
  readonly folder: string
  readonly printed: string[]
  readonly faults: StartFault[]
  /** A program by its name and JavaScript. */
  readonly plan: (name: string, script: string, readyUrl?: string) => ChildPlan
  /** The lines that a program wrote, oldest first. */
  readonly diaryOf: (name: string) => Promise<string[]>
  readonly supervise: (
    plans: readonly ChildPlan[],
    options?: { stopWithinMs?: number; restartLimits?: Partial<RestartLimits> },
  ) => Supervision
  readonly close: () => Promise<void>
}

export async function openTestSupervisor(): Promise<TestSupervisor> {
  const folder = await mkdtemp(join(tmpdir(), 'mandou-supervisor-'))
  const printed: string[] = []
  const faults: StartFault[] = []
  const running: Supervision[] = []
  const diaryPath = (name: string) => join(folder, `${name}.diary`)
  return {
    folder,
    printed,
    faults,
    plan: (name, script, readyUrl) => ({
      name,
      command: process.execPath,
      args: ['--eval', `${PRELUDE}\n${script}`, diaryPath(name)],
      ...(readyUrl === undefined ? {} : { readyUrl }),
    }),
    diaryOf: async (name) => (await readFile(diaryPath(name), 'utf8').catch(() => '')).split('\n').filter(Boolean),
    supervise: (plans, options = {}) => {
      const supervision = superviseChildren(plans, {
        logDir: join(folder, 'logs'),
        say: (line) => printed.push(line),
        restartLimits: { ...QUICK, ...options.restartLimits },
        onGivenUp: (fault) => faults.push(fault),
        stopWithinMs: options.stopWithinMs ?? 5000,
      })
      running.push(supervision)
      return supervision
    },
    close: async () => {
      for (const supervision of running) supervision.kill()
      await Promise.all(running.map((supervision) => supervision.stop()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
