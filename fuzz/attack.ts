/** One run against a running product: prepares actors and data, plays the cases, then checks what is left. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import type { RunningProduct } from '#tools/run-product.ts'
import { type Actor, gatherCast } from './actors.ts'
import { checkBooks, checkCharges, readJobs } from './check-books.ts'
import { createFurnisher } from './furnish.ts'
import { createJudge, Fault, type Judge, type Sent } from './judge.ts'
import { chatTargets, type Credentials, hookTargets, hooksOf, pageTargets } from './other-targets.ts'
import { LARGE_WIDTH, makePictures } from './pictures.ts'
import { createPools } from './pools.ts'
import { readLogs } from './read-logs.ts'
import { type Call, readOpenApi } from './read-openapi.ts'
import type { Outcome } from './report.ts'
import { playCase, runCases } from './run-cases.ts'
import { createExchange, type WireRequest } from './send.ts'
import { confirmSlow, SLOW_TIMES } from './slow-answers.ts'
import { callTargets, connectionTargets, pictureTargets, type Stage, type Target, wordTargets } from './targets.ts'
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

/** A job that takes longer than this hangs: our longest, an edit, is ended after two minutes. */
const LONGEST_JOB_SECONDS = 240
const LOOK_EVERY_MS = 5000
/** The queues must become empty after the last request within half of the attack's own time, and at least this. */
const DRAIN_MS = 180_000
const CALM_MS = 1500
const SLOWEST_HEALTH_MS = 10_000
/** At most this many times as slow as an empty server, in the same minutes on the same machine. */
const SLOWEST_TIMES = 5

export async function attack({ product, database, options, say }: Attack): Promise<Outcome> {
  const stage = await setStage(product, options.plain)
  const { judge, suspects, ended } = stage
  const targets = targetsOf(stage, await readOpenApi(product.url)).filter(
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
  const watching = watchJobs({ database, judge, say, isOver: () => isOver })
  const isDown = () => health.figures().slowestMs > 2 * SLOWEST_HEALTH_MS
  const next = options.single
    ? await playCase({ targets, seed: options.seed }, options.from).then(() => lastCase)
    : await runCases({
        targets,
        seed: options.seed,
        from: options.from,
        lanes: options.lanes,
        judge,
        isOver: (number) => number >= lastCase || (options.cases === undefined && minutes() >= options.minutes) || isDown(),
        pause: async () => {
          const suspect = suspects.pop()
          if (suspect) await alone.run(() => judgeAlone(stage, suspect, health.figures().calmMedianMs))
          const gone = ended.pop()
          if (gone) await stage.cast.replace(gone).catch((error: unknown) => judge.add('nobody new could sign in', String(error)))
          await alone.pass()
        },
      })
  const took = minutes()
  isOver = true
  await watching
  const figures = health.figures()
  await health.stop()
  if (figures.missed > 0)
    judge.add('health was not answered', `${figures.missed} of ${figures.asked}, the slowest ${figures.slowestMs.toFixed(0)} ms`)
  judgeHealth(judge, figures)
  if (!options.single && options.only === undefined) requireAll(judge, targets, next - options.from)
  const notes = await lookAfter({ product, database, judge, stage, drainMs: Math.max(DRAIN_MS, (took * 60_000) / 2) })
  return {
    seed: options.seed,
    from: options.from,
    next,
    minutes: took,
    tallies: judge.tallies(),
    findings: judge.findings(),
    health: figures,
    notes,
    medianOf: (name) => judge.medianOf(name, false),
  }
}

interface SetStage extends Stage {
  /** Answers that took so long that they are requested again. */
  readonly suspects: Sent[]
  /** Actors whose sessions have ended. */
  readonly ended: Actor[]
  readonly secrets: () => ReadonlySet<string>
  /** The key of the sandbox's payment provider. */
  readonly asaasKey: string
}

const SUSPECTS = 20

async function setStage(
  product: RunningProduct,
  isPlain: boolean,
): Promise<SetStage & Pick<Parameters<typeof targetsOf>[0], 'hooks' | 'examplesOf' | 'toSandbox'>> {
  const exchange = createExchange(product.url)
  const pools = createPools()
  const pictures = await makePictures()
  const largePictures = await makePictures(LARGE_WIDTH)
  const codes = new Set<string>()
  const readCode = async (phone: string) => {
    const code = await product.readCode(phone)
    codes.add(code)
    return code
  }
  const sandbox = createExchange(product.sandboxUrl)
  const toSandbox = async (target: string, body: Buffer) => {
    const request: WireRequest = { method: 'POST', target, headers: { 'content-type': 'application/json' }, body }
    const { status, ms } = await sandbox(request)
    return { ...request, status, ms }
  }
  const toChat = (phone: string, text: string) =>
    toSandbox('/control/chat/send', Buffer.from(JSON.stringify({ from: phone, type: 'text', text })))
  const furnish = createFurnisher({ exchange, pools, pictures, toChat })
  const cast = await gatherCast({ exchange, readCode, furnish })
  const suspects: Sent[] = []
  const ended: Actor[] = []
  const noticed = new Set<string>()
  const { credentials, examplesOf } = await readSandbox(product.sandboxUrl)
  // the session's own cookie and token are in the request
  const openers = Object.values(credentials).filter((secret) => secret.length >= SHORTEST_SECRET)
  const inner = createJudge({
    isSomebodyElse: (phone, sent) =>
      cast.met.some((actor) => actor.phone === phone && actor.cookie !== sent.request.headers.cookie),
    secrets: () => openers,
  })
  const judge: Judge = {
    ...inner,
    look: (sent) => {
      const median =
        sent.isBroken === true || sent.answer.status === 0 ? undefined : inner.medianOf(sent.name, sent.answer.status < 400)
      if (median !== undefined && sent.answer.ms > SLOW_TIMES * median && suspects.length < SUSPECTS) suspects.push(sent)
      return inner.look(sent)
    },
  }
  return {
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    exchange,
    cast,
    pools,
    pictures,
    largePictures,
    judge,
    noticeEnd: (actor) => {
      if (noticed.has(actor.cookie)) return
      noticed.add(actor.cookie)
      ended.push(actor)
    },
    isPlain,
    suspects,
    ended,
    secrets: () => secretsOf(cast.met, codes),
    asaasKey: credentials.asaasKey,
    hooks: hooksOf(product.url, credentials),
    examplesOf,
    toSandbox,
  }
}

/** Shorter ones occur by chance. */
const SHORTEST_SECRET = 8
/** The card, the e-mail address and the names that valid requests contain. */
const PERSONAL = ['5162306219378829', 'ana@exemplo.example', 'ANA SOUZA', 'Ana Souza'] as const

function secretsOf(met: readonly Actor[], codes: ReadonlySet<string>): ReadonlySet<string> {
  const ofActors = met.flatMap(({ phone, cookie, token, document }) => [
    phone.slice(1),
    cookie.slice('session='.length),
    token,
    document,
  ])
  return new Set([...ofActors, ...codes, ...PERSONAL].filter((secret) => secret.length >= SHORTEST_SECRET))
}

interface TargetParts extends Stage {
  readonly hooks: ReturnType<typeof hooksOf>
  readonly examplesOf: (provider: string) => readonly object[]
  readonly toSandbox: Parameters<typeof chatTargets>[1]
}

function repeat(count: number, targets: readonly Target[]): readonly Target[] {
  return Array.from({ length: count }, () => targets).flat()
}

/** How many turns each has while every call has one in each role. */
const TURNS = { pictures: 2, words: 8, webhooks: 3, connections: 4, chat: 6, pages: 3 } as const

function targetsOf(stage: TargetParts, calls: readonly Call[]): readonly Target[] {
  return [
    ...callTargets(stage, calls),
    ...repeat(TURNS.pictures, pictureTargets(stage, calls)),
    ...repeat(TURNS.words, wordTargets(stage, calls, true)),
    ...wordTargets(stage, calls, false),
    ...repeat(TURNS.chat, chatTargets(stage, stage.toSandbox)),
    ...repeat(TURNS.webhooks, hookTargets(stage, stage.hooks, stage.examplesOf)),
    ...repeat(TURNS.connections, connectionTargets(stage, calls)),
    ...repeat(TURNS.pages, pageTargets(stage)),
  ]
}

/** The stand-ins' secrets and sent webhooks: read again every few seconds. */
async function readSandbox(sandboxUrl: string) {
  const read = async (path: string): Promise<unknown> => (await fetch(`${sandboxUrl}${path}`)).json()
  const told = (await read('/control/providers')) as Record<string, Record<string, string>> // as: the sandbox's documented answer
  const secret = (provider: string, name: string) => told[provider]?.[name] ?? ''
  const credentials: Credentials = {
    asaasToken: secret('asaas', 'webhook_token'),
    asaasKey: secret('asaas', 'api_key'),
    appSecret: secret('graph', 'app_secret'),
    twilioToken: secret('sms', 'auth_token'),
    zenviaToken: secret('zenvia', 'webhook_token'),
  }
  const examples = new Map<string, readonly object[]>()
  const refresh = async (provider: string) => {
    const { deliveries = [] } = (await read(`/control/webhooks?provider=${provider}&limit=30`)) as {
      deliveries?: { body: object }[]
    } // as: the same
    examples.set(
      provider,
      deliveries.map(({ body }) => body).filter((body) => typeof body === 'object'),
    )
  }
  await Promise.all(['asaas', 'graph', 'sms', 'whatsapp', 'zenvia'].map(refresh))
  let readAt = performance.now()
  return {
    credentials,
    examplesOf: (provider: string) => {
      if (performance.now() - readAt > LOOK_EVERY_MS) {
        readAt = performance.now()
        for (const each of examples.keys()) void refresh(each).catch(() => undefined) // the old ones still work
      }
      return examples.get(provider) ?? []
    },
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

async function judgeAlone({ exchange, judge }: SetStage, suspect: Sent, calmMs: number): Promise<void> {
  const medianMs = judge.medianOf(suspect.name, suspect.answer.status < 400)
  if (medianMs === undefined) return
  const slow = await confirmSlow(exchange, suspect.request, { medianMs, calmMs })
  if (!slow) return
  const fault = new Fault(
    `slower than ${SLOW_TIMES} times its median (${suspect.name})`,
    `${slow.aloneMs.toFixed(0)} ms alone, ${slow.times.toFixed(0)} times`,
    suspect,
  )
  judge.report(fault)
}

function judgeHealth(judge: Judge, figures: Outcome['health']): void {
  const least = Math.max(figures.calmMedianMs, figures.bareP99Ms)
  // while the machine itself hung, the measurement says nothing about the product
  if (figures.slowestMs > Math.max(SLOWEST_HEALTH_MS, SLOWEST_TIMES * figures.bareSlowestMs))
    judge.add(
      'health was not answered in time',
      `${figures.slowestMs.toFixed(0)} ms, the bare server at most ${figures.bareSlowestMs.toFixed(0)}`,
    )
  if (figures.p99Ms > SLOW_TIMES * least)
    judge.add(
      'health answered slowly',
      `p99 ${figures.p99Ms.toFixed(0)} ms, ${(figures.p99Ms / least).toFixed(0)} times what the machine itself takes`,
    )
}

/** Once every target has had its turn, each must have had a request. */
function requireAll(judge: Judge, targets: readonly Target[], played: number): void {
  if (played < targets.length)
    return judge.add('the run was too short', `${played} cases; every call in every role needs --cases ${targets.length}`)
  const sent = new Set(judge.tallies().map(({ surface, name, role }) => `${surface} ${name} ${role}`))
  for (const { surface, name, role } of targets)
    if (!sent.has(`${surface} ${name} ${role}`)) judge.add('a call was never sent', `${name} as ${role}`)
}

interface Watching {
  readonly database: Client
  readonly judge: Judge
  readonly say: (line: string) => void
  readonly isOver: () => boolean
}

async function watchJobs({ database, judge, say, isOver }: Watching): Promise<void> {
  let ticks = 0
  while (!isOver()) {
    await wait(LOOK_EVERY_MS / 5)
    ticks += 1
    if (ticks % 5 !== 0) continue
    // a member has a few dozen captions a day, and the code behind that limit would not be reached after the first minute
    await database.query('delete from caption_days')
    const { longestSeconds, longestName, open } = await readJobs(database)
    if (longestSeconds > LONGEST_JOB_SECONDS) judge.add(`a job does not end (${longestName})`, `${longestSeconds.toFixed(0)} s`)
    if (ticks % 60 === 0)
      say(
        `${judge.tallies().reduce((sum, tally) => sum + tally.sent, 0)} requests, ${judge.findings().length} findings, ${open} jobs open`,
      )
  }
}

interface After {
  readonly product: RunningProduct
  readonly database: Client
  readonly judge: Judge
  readonly stage: SetStage
  readonly drainMs: number
}

/** Checks books, jobs, processes and logs, once everything has ended. */
async function lookAfter({ product, database, judge, stage, drainMs }: After): Promise<readonly string[]> {
  const begun = performance.now()
  let jobs = await readJobs(database)
  while (jobs.open > 0 && performance.now() - begun < drainMs) {
    await wait(500)
    jobs = await readJobs(database)
  }
  const drained = ((performance.now() - begun) / 1000).toFixed(0)
  if (jobs.open > 0)
    judge.add(
      'jobs were not worked off',
      `${jobs.open} after ${drained} s; the longest is ${jobs.longestName}, ${jobs.longestSeconds.toFixed(0)} s`,
    )
  for (const { name, count, output } of jobs.failed) judge.add(`a job failed for good (${name})`, `${count} ×: ${output}`)
  for (const { rule, lines, first } of await checkBooks(database))
    judge.add(`the books: ${rule}`, `${lines} lines, the first ${first}`)
  for (const { rule, lines, first } of await checkCharges(product.sandboxUrl, stage.asaasKey))
    judge.add(`the books: ${rule}`, `${lines} lines, the first ${first}`)
  const restarts = product.said().match(/^.*ended unexpectedly.*$/gm) ?? []
  for (const line of restarts) judge.add('a process ended', line)
  const logs = await readLogs(product.dataDir, stage.secrets())
  for (const [name, line] of logs.found) judge.add(`the log: ${name}`, line)
  return [
    `Jobs worked off ${drained} s after the last request; ${jobs.failed.reduce((sum, { count }) => sum + count, 0)} failed for good, ${restarts.length} processes ended.`,
    `${logs.lines} lines of log read for ${stage.secrets().size} secrets of ${stage.cast.met.length} people.`,
  ]
}
