/** Prepares what a run plays with: users, pictures, the stand-ins' secrets, and the checker of answers. */
import type { RunningProduct } from '#tools/run-product.ts'
import { type User, openUsers } from './users.ts'
import { createChecker, type Checker, type SentRequest } from './checker.ts'
import { type Credentials, hooksOf } from './hooks.ts'
import { chatTargets, hookTargets, pageTargets } from './other-targets.ts'
import { LARGE_WIDTH, makePictures } from './pictures.ts'
import { createPools } from './pools.ts'
import type { Call } from './read-openapi.ts'
import { createSeeder } from './seed-product.ts'
import { createExchange, type WireRequest } from './send.ts'
import { slowLimit } from './slow-answers.ts'
import { callTargets, connectionTargets, pictureTargets, type FuzzRun, type Target, wordTargets } from './targets.ts'

const REFRESH_MS = 5000

export interface PreparedRun extends FuzzRun {
  /** Answers that took so long that they are requested again. */
  readonly suspects: SentRequest[]
  /** Users whose sessions have ended. */
  readonly ended: User[]
  readonly secrets: () => ReadonlySet<string>
  /** The key of the sandbox's payment provider. */
  readonly asaasKey: string
}

const SUSPECTS = 20

export async function prepareRun(
  product: RunningProduct,
  isPlain: boolean,
): Promise<PreparedRun & Pick<Parameters<typeof targetsOf>[0], 'hooks' | 'examplesOf' | 'toSandbox'>> {
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
    const { status, ms } = await sandbox({ ...request, headers: { ...request.headers, ...openingHeaders(product) } })
    return { ...request, status, ms }
  }
  const toChat = (phone: string, text: string) =>
    toSandbox('/control/chat/send', Buffer.from(JSON.stringify({ from: phone, type: 'text', text })))
  const seedProduct = createSeeder({ exchange, pools, pictures, toChat })
  const users = await openUsers({ exchange, readCode, seedProduct })
  const suspects: SentRequest[] = []
  const ended: User[] = []
  const noticed = new Set<string>()
  const { credentials, hooks, examplesOf } = await readSandbox(product)
  // the session's own cookie and token are in the request
  const openers = Object.values(credentials).filter((secret) => secret.length >= SHORTEST_SECRET)
  const inner = createChecker({
    isSomebodyElse: (phone, sent) =>
      users.met.some((user) => user.phone === phone && user.cookie !== sent.request.headers.cookie),
    secrets: () => openers,
  })
  const checker: Checker = {
    ...inner,
    look: (sent) => {
      const median =
        sent.isBroken === true || sent.answer.status === 0 ? undefined : inner.medianOf(sent.name, sent.answer.status < 400)
      if (median !== undefined && sent.answer.ms > slowLimit(sent.call, median) && suspects.length < SUSPECTS) suspects.push(sent)
      return inner.look(sent)
    },
  }
  return {
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    exchange,
    users,
    pools,
    pictures,
    largePictures,
    checker,
    noticeEnd: (user) => {
      if (noticed.has(user.cookie)) return
      noticed.add(user.cookie)
      ended.push(user)
    },
    isPlain,
    suspects,
    ended,
    secrets: () => secretsOf(users.met, codes),
    asaasKey: credentials.asaasKey,
    hooks,
    examplesOf,
    toSandbox,
  }
}

/** Shorter ones occur by chance. */
const SHORTEST_SECRET = 8
/** The card, the e-mail address and the names that valid requests contain. */
const PERSONAL = ['5162306219378829', 'ana@exemplo.example', 'ANA SOUZA', 'Ana Souza'] as const

function secretsOf(met: readonly User[], codes: ReadonlySet<string>): ReadonlySet<string> {
  const ofUsers = met.flatMap(({ phone, cookie, token, document }) => [
    phone.slice(1),
    cookie.slice('session='.length),
    token,
    document,
  ])
  return new Set([...ofUsers, ...codes, ...PERSONAL].filter((secret) => secret.length >= SHORTEST_SECRET))
}

interface TargetParts extends FuzzRun {
  readonly hooks: ReturnType<typeof hooksOf>
  readonly examplesOf: (provider: string) => readonly object[]
  readonly toSandbox: Parameters<typeof chatTargets>[1]
}

function repeat(count: number, targets: readonly Target[]): readonly Target[] {
  return Array.from({ length: count }, () => targets).flat()
}

/** How many turns each has while every call has one in each role. */
const TURNS = { pictures: 2, words: 8, webhooks: 3, connections: 4, chat: 6, pages: 3 } as const

export function targetsOf(run: TargetParts, calls: readonly Call[]): readonly Target[] {
  return [
    ...callTargets(run, calls),
    ...repeat(TURNS.pictures, pictureTargets(run, calls)),
    ...repeat(TURNS.words, wordTargets(run, calls, true)),
    ...wordTargets(run, calls, false),
    ...repeat(TURNS.chat, chatTargets(run, run.toSandbox)),
    ...repeat(TURNS.webhooks, hookTargets(run, run.hooks, run.examplesOf)),
    ...repeat(TURNS.connections, connectionTargets(run, calls)),
    ...repeat(TURNS.pages, pageTargets(run)),
  ]
}

/** A product behind a proxy can be reached by others: its sandbox wants its token. */
function openingHeaders({ sandboxToken }: Pick<RunningProduct, 'sandboxToken'>) {
  return { authorization: `Bearer ${sandboxToken}` }
}

/** The stand-ins' secrets and sent webhooks: read again every few seconds. */
async function readSandbox(product: RunningProduct) {
  const { url, sandboxUrl } = product
  const headers = openingHeaders(product)
  const read = async (path: string): Promise<unknown> => (await fetch(`${sandboxUrl}${path}`, { headers })).json()
  const providers = (await read('/control/providers')) as Record<string, Record<string, string>> // as: the sandbox's documented answer
  const secret = (provider: string, name: string) => providers[provider]?.[name] ?? ''
  const credentials: Credentials = {
    asaasToken: secret('asaas', 'webhook_token'),
    asaasKey: secret('asaas', 'api_key'),
    appSecret: secret('graph', 'app_secret'),
    twilioToken: secret('sms', 'auth_token'),
    zenviaToken: secret('zenvia', 'webhook_token'),
  }
  const hooks = hooksOf(url, credentials)
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
  await Promise.all([...new Set(hooks.map(({ provider }) => provider))].map(refresh))
  let readAt = performance.now()
  return {
    credentials,
    hooks,
    examplesOf: (provider: string) => {
      if (performance.now() - readAt > REFRESH_MS) {
        readAt = performance.now()
        for (const each of examples.keys()) void refresh(each).catch(() => undefined) // the old ones still work
      }
      return examples.get(provider) ?? []
    },
  }
}
