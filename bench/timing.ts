/**
 * Measures whether response times reveal who has an account: `node bench/timing.ts [samples]`. Each call is asked for both kinds in
 * a random order, one after the other through HTTP with the embedded database, and both sets are compared by their medians and
 * ranks. What a network hides is far more than the limits here: half a millisecond, and one in twenty.
 */
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'node:http'
import { phoneOf } from './sign-in/phone-of.ts'
import { startProduct } from './sign-in/start-product.ts'
import { compareRanks, quantile } from './timing/rank-test.ts'

const SAMPLES = Number(process.argv[2] ?? 2000)
const WARM_UP = 200
const MAX_MEDIAN_MS = 0.5
const MAX_APART = 0.05
const TERMS = '2026-11-21'
const REVIEW_TOKEN = 'loja-revisa-o-app-77'
const ADMIN_PHONE = '+5511912345678'

const product = await startProduct({ REVIEW_TOKENS: REVIEW_TOKEN, ADMIN_PHONES: ADMIN_PHONE })
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface TimedCall {
  readonly path: string
  readonly body: object
  readonly cookie?: string
}
interface Answered {
  readonly status: number
  readonly ms: number
  readonly cookie: string
}

/** One kind of request about a known and about an unknown phone; `count` makes each request different. */
interface Question {
  readonly name: string
  readonly known: (count: number) => TimedCall
  readonly unknown: (count: number) => TimedCall
  /** Resets limits between the measured requests, without being measured. */
  readonly between?: () => Promise<unknown>
}

function ask({ path, body, cookie = '' }: TimedCall): Promise<Answered> {
  const { port } = product.app.server.address() as AddressInfo // as: it listens on TCP
  const payload = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload), cookie }
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const sent = request({ port, path, host: '127.0.0.1', method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        const [set = ''] = answer.headers['set-cookie'] ?? []
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begun, cookie: set.split(';', 1)[0] ?? '' })
      })
    })
    sent.once('error', reject)
    sent.end(payload)
  })
}

/** @throws Error when the two answers differ */
async function measure(question: Question) {
  const times = { known: [] as number[], unknown: [] as number[] }
  const statuses = { known: new Set<number>(), unknown: new Set<number>() }
  for (let count = 0; count < SAMPLES + WARM_UP; count += 1) {
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      await question.between?.()
      const { status, ms } = await ask(question[kind](count))
      statuses[kind].add(status)
      if (count >= WARM_UP) times[kind].push(ms)
    }
  }
  const answers = [...statuses.known].join()
  if (answers !== [...statuses.unknown].join())
    throw new Error(`${question.name}: ${answers} and ${[...statuses.unknown].join()}`)
  return { name: question.name, answers, ...times }
}

function rowOf({ name, answers, known, unknown }: Awaited<ReturnType<typeof measure>>) {
  const [half, kinds] = [(times: readonly number[]) => quantile(times, 0.5), [known, unknown]]
  const { rightIsLonger, p } = compareRanks(known, unknown)
  const quartiles = kinds.map((times) => [0.25, 0.5, 0.75].map((share) => quantile(times, share).toFixed(2)).join(' '))
  return {
    call: name,
    answers,
    'known ms': quartiles[0],
    'unknown ms': quartiles[1],
    'medians apart': Number((half(unknown) - half(known)).toFixed(3)),
    'unknown is longer': Number(rightIsLonger.toFixed(3)),
    p: Number(p.toPrecision(2)),
  }
}

async function signIn(phone: string): Promise<string> {
  await ask({ path: '/api/otp/send', body: { phone } })
  return (await ask({ path: '/api/otp/verify', body: { phone, code: await product.readCode(phone), terms_version: TERMS } }))
    .cookie
}

const ALL = SAMPLES + WARM_UP
const send = (phone: string): TimedCall => ({ path: '/api/otp/send', body: { phone } })
const verify = (phone: string): TimedCall => ({ path: '/api/otp/verify', body: { phone, code: '000000', terms_version: TERMS } })
const knownPhone = (count: number) => phoneOf(count)
const unknownPhone = (count: number) => phoneOf(ALL + count)

try {
  await product.app.listen({ port: 0, host: '127.0.0.1' })
  for (let count = 0; count < ALL; count += 1) await signIn(knownPhone(count))
  const member = await signIn(phoneOf(2 * ALL))
  const memberPhone = phoneOf(2 * ALL)
  // the members were here the day before yesterday, and what was counted then is over
  await product.advance(2 * 24 * 3600)
  await product.pool.query(`insert into coupons (code, name, discount_cents, periods, is_active, created_at)
    select 'FORA' || n, 'FORA', 3790, 1, false, now() from generate_series(0, ${ALL}) n`)
  const signedIn = (path: string, body: object): TimedCall => ({ path, body, cookie: member })
  const questions: Question[] = [
    { name: 'otp/send', known: (count) => send(knownPhone(count)), unknown: (count) => send(unknownPhone(count)) },
    { name: 'otp/verify, wrong', known: (count) => verify(knownPhone(count)), unknown: (count) => verify(unknownPhone(count)) },
    {
      name: 'review-token, nearly right',
      between: () => product.pool.query('delete from limit_counters'),
      known: (count) => ({
        path: '/api/session/review-token',
        body: { token: `${REVIEW_TOKEN.slice(0, -2)}${10 + (count % 60)}` },
      }),
      unknown: (count) => ({ path: '/api/session/review-token', body: { token: `outra-palavra-err${100 + (count % 900)}` } }),
    },
    {
      name: 'admin/login for another',
      known: () => signedIn('/api/admin/login', { phone: ADMIN_PHONE, name: 'Ana', code: '000000' }),
      unknown: (count) => signedIn('/api/admin/login', { phone: unknownPhone(count), name: 'Ana', code: '000000' }),
    },
    {
      name: 'coupon, switched off',
      known: (count) => signedIn('/api/user/subscription', { phone: memberPhone, status: 'active', coupon_code: `FORA${count}` }),
      unknown: (count) =>
        signedIn('/api/user/subscription', { phone: memberPhone, status: 'active', coupon_code: `NADA${count}` }),
      between: () => product.pool.query('delete from payments_request_counts'),
    },
  ]
  const rows = []
  for (const question of questions) rows.push(rowOf(await measure(question)))
  console.log(`${SAMPLES} samples of each kind; quartiles`)
  console.table(rows)
  const isHidden = rows.every(
    (row) => Math.abs(row['medians apart']) < MAX_MEDIAN_MS && Math.abs(row['unknown is longer'] - 0.5) < MAX_APART,
  )
  console.log(`apart by less than ${MAX_MEDIAN_MS} ms and ${MAX_APART} of the ranks: ${isHidden ? 'yes' : 'NO'}`)
  process.exitCode = isHidden ? 0 : 1
} finally {
  agent.destroy()
  await product.close()
}
