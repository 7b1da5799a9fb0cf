import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#platform/clock.ts'
import type { FailureScenario } from './scenarios.ts'
import { checkScenario, untilAnswered, untilDrained } from './check-scenario.ts'
import type { Deployment } from './deployment.ts'
import type { Happened } from './happened.ts'
import { countResults, type Member } from './members.ts'
import type { Publisher } from './posts.ts'
import { type Amounts, type SmallCall, startTraffic } from './traffic.ts'

export interface Row {
  readonly name: string
  /** What the scenario reports of itself. */
  readonly note: string
  /** Small calls, and how many of them got no answer or one of our errors. */
  readonly calls: number
  readonly failedCalls: number
  /** From the end of the fault until the last call that failed. */
  readonly recoveryMs: number
  readonly slowestMs: number
  /** From the end of the fault until no job was due and everybody had what they asked for. */
  readonly drainedMs: number
  /** Why it could not be tried here. */
  readonly skipped?: string
  /** Empty: survived. */
  readonly breaches: readonly string[]
}

/** Everybody who takes part. */
export interface People {
  readonly members: readonly Member[]
  readonly chatters: readonly string[]
  readonly publisher: Publisher
}

interface ScenarioRun {
  readonly scenario: FailureScenario
  readonly people: People
  readonly amounts: Amounts
  /** Others order the edits in each scenario, so that nobody's allowance is used up. */
  readonly number: number
  /** Whether the machine is calm enough. */
  readonly areTimesJudged: boolean
}

const QUIET_BEFORE_MS = SECOND
/** The most edits that one scenario orders. */
const MAX_EDITS = 6
const ENDS_WITHIN_MS = 240 * SECOND

export async function runScenario(
  deployment: Deployment,
  { scenario, people, amounts: usual, number, areTimesJudged }: ScenarioRun,
): Promise<Row> {
  const amounts = { ...usual, edits: Math.max(usual.edits, scenario.edits ?? 0) }
  const members = turned(people.members, number * MAX_EDITS)
  const chatters = turned(people.chatters, number * amounts.chats)
  const before = new Map<string, number>()
  for (const phone of chatters.slice(0, amounts.chats)) before.set(phone, await countResults(deployment, phone))
  const giveUpAt = performance.now() + ENDS_WITHIN_MS
  const traffic = startTraffic(deployment, { members, chatters, publisher: people.publisher, amounts, giveUpAt })
  await pause(QUIET_BEFORE_MS)
  const breaches: string[] = []
  const happened = await scenario.happen(deployment).catch((error: unknown) => {
    breaches.push(String(error))
    return undefined
  })
  const endedAt = performance.now()
  const outcome = await traffic.finish()
  await untilAnswered(deployment, outcome, { before, giveUpAt })
  const open = await untilDrained(deployment, giveUpAt)
  const drainedMs = performance.now() - endedAt
  if (open !== 0) breaches.push(`${open} jobs are still due`)
  breaches.push(...(await checkScenario(deployment, outcome, before)))
  const recoveryMs = recoveryOf(happened, traffic.calls, endedAt)
  const failedCalls = traffic.calls.filter(isFailed).length
  if (areTimesJudged) breaches.push(...judge(scenario, { recoveryMs, failedCalls }))
  return {
    name: scenario.name,
    note: [happened?.note, areTimesJudged ? undefined : 'the machine is too busy to judge times'].filter(Boolean).join('; '),
    calls: traffic.calls.length,
    failedCalls,
    recoveryMs,
    slowestMs: Math.max(0, ...traffic.calls.map(({ tookMs }) => tookMs)),
    drainedMs,
    breaches,
    ...(happened?.skipped !== undefined && { skipped: happened.skipped }),
  }
}

function recoveryOf(happened: Happened | undefined, calls: readonly SmallCall[], endedAt: number): number {
  const moments = happened?.moments ?? [endedAt]
  const each = moments.map((from, index) => lastFailure(calls, from, moments[index + 1] ?? Infinity))
  return Math.max(happened?.ownRecoveryMs ?? 0, ...each)
}

function judge(
  { recoverWithinMs }: FailureScenario,
  { recoveryMs, failedCalls }: Pick<Row, 'recoveryMs' | 'failedCalls'>,
): readonly string[] {
  return [
    ...(recoveryMs > recoverWithinMs ? [`recovery took ${(recoveryMs / SECOND).toFixed(1)} s`] : []),
    ...(recoverWithinMs === 0 && failedCalls > 0 ? [`${failedCalls} calls failed`] : []),
  ]
}

function isFailed({ status }: SmallCall): boolean {
  return status === 0 || status >= 500
}

/** How long after `from` the last call began that failed before `until`; 0 when none did. What failed later, the next fault broke off. */
function lastFailure(calls: readonly SmallCall[], from: number, until: number): number {
  const failed = calls.filter((each) => isFailed(each) && each.at + each.tookMs < until)
  return Math.max(0, ...failed.map(({ at }) => at - from))
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
