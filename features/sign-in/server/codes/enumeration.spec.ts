/**
 * No answer reveals whether a phone has an account, or whether it is special. Times are compared by what causes them: the
 * statements that a call runs, and whether its transaction wrote something and so waits for the disk. A busy machine cannot blur
 * that.
 */
import { type AnotherServer, startAnotherServer } from '#apps/testing/another-server.test-support.ts'
import { ADMIN_PHONE, COURTESY_PHONE, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MEMBER = '+5571991110002'
const DAY_SECONDS = 24 * 3600

let product: TestProduct
let server: AnotherServer
/** The statements of the current call. */
let statements: string[] = []

beforeAll(async () => {
  product = await startTestProduct()
  server = await startAnotherServer(product)
  listenIn(server)
  await product.signIn(MEMBER)
  await product.signIn(COURTESY_PHONE)
  await product.signIn(ADMIN_PHONE)
})
afterAll(async () => {
  await server.close()
  await product.close()
})

/**
 * Records every statement that this server's pool sends, on any connection, and before a commit whether there is anything to
 * write.
 */
function listenIn({ core }: AnotherServer): void {
  const recorded = new WeakSet<object>()
  core.database.pool.on('acquire', (client) => {
    if (recorded.has(client)) return
    recorded.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown // as: one signature that stands for all
    const recordCommit = async (...args: unknown[]) => {
      const answer = await client.query<{ wrote: boolean }>('select pg_current_xact_id_if_assigned() is not null as wrote')
      statements.push(answer.rows[0]?.wrote ? 'which wrote' : 'which wrote nothing')
      return query(...args)
    }
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const text = textOf(args[0])
        if (!text.includes('pg_current_xact_id_if_assigned')) statements.push(text)
        return text === 'commit' ? recordCommit(...args) : query(...args)
      },
    })
  })
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : 'unknown'
}

/** Each phone gets an address of its own, because addresses are counted too. */
async function call(url: string, payload: { readonly phone: string; readonly code?: string }) {
  statements = []
  const remoteAddress = `198.51.100.${Number(payload.phone.slice(-2))}`
  const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress })
  const { date: _date, ...headers } = answer.headers
  return { status: answer.statusCode, body: answer.json<object>(), headers, statements }
}
const send = (phone: string) => call('/api/otp/send', { phone })
const verify = (phone: string, code: string) => call('/api/otp/verify', { phone, code })

/** Requests a code and guesses wrong six times. */
async function wearOut(phone: string) {
  const sent = await send(phone)
  const early = await send(phone)
  const right = Number(await product.readCode(phone))
  const wrong = String((right + 1) % 1_000_000).padStart(6, '0')
  const wrongs = []
  for (let tries = 0; tries < 6; tries += 1) wrongs.push(await verify(phone, wrong))
  return { sent, early, wrongs }
}

/** What a stranger can see, in order: nothing sent, sent, too early, five wrong guesses and more, three times over, locked. */
async function probe(phone: string) {
  const before = await verify(phone, '000000')
  const first = await wearOut(phone)
  await product.advance(61)
  const second = await wearOut(phone)
  await product.advance(121)
  const third = await wearOut(phone)
  const locked = await send(phone)
  return { before, first, second, third, locked }
}

describe('to a stranger', () => {
  it.each([
    ['a member', MEMBER],
    ['a member with a courtesy plan', COURTESY_PHONE],
    ['an administrator', ADMIN_PHONE],
  ])('%s looks like an unknown phone, in bodies, statuses, headers and statements', async (_who, phone) => {
    // days later: the remains of their own sign-in are not secret, but they are not what is compared here
    await product.advance(2 * DAY_SECONDS)
    const newcomer = `+557199333000${phone.slice(-1)}`
    const known = await probe(phone)
    const unknown = await probe(newcomer)
    expect(known.first.sent.status).toBe(200)
    expect(known.first.early.status).toBe(429)
    expect(known.third.wrongs.at(-1)?.status).toBe(429)
    expect(known.first.sent.statements.length).toBeGreaterThan(5)
    expect(known.before.statements).toContain('which wrote')
    expect(known).toEqual(unknown)
  })

  it('a guess after a code was used looks like a guess at a phone that never had one', async () => {
    const phone = '+5571992220001'
    await product.signIn(phone)
    expect(await verify(phone, '000000')).toEqual(await verify('+5571992220002', '000000'))
  })
})
