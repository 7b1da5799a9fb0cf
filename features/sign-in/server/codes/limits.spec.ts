/** Limits over HTTP: all servers share their counts. */
import { DateTime } from 'luxon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnotherServer, startAnotherServer } from '#apps/testing/another-server.test-support.ts'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { BUSINESS_ZONE } from '#features/business-zone.ts'

const PER_DAY = 500
const PER_ADDRESS = 12
const PER_BLOCK = 8
/** So many that no address comes to its share of an area. */
const PER_AREA = 100
const HOUR_SECONDS = 3600

let product: TestProduct
let another: AnotherServer
const warnings: string[] = []
beforeAll(async () => {
  product = await startTestProduct({
    env: {
      LOG_LEVEL: 'warn',
      SMS_CODES_PER_DAY: String(PER_DAY),
      SMS_CODES_PER_ADDRESS: String(PER_ADDRESS),
      SMS_CODES_PER_BLOCK: String(PER_BLOCK),
      SMS_CODES_PER_AREA: String(PER_AREA),
    },
    logTo: { write: (line) => void warnings.push(line) },
  })
  another = await startAnotherServer(product)
})
afterAll(async () => {
  await another.close()
  await product.close()
})

interface Told {
  readonly ok?: true
  readonly code?: string
  readonly remainingTime?: number
}

let turn = 0
/** Alternates between servers, as behind a load balancer. */
const app = () => [product.app, another.app][(turn += 1) % 2] ?? product.app
const ask = async (phone: string, address: string, url = '/api/otp/send') =>
  (await app().inject({ method: 'POST', url, payload: { phone }, remoteAddress: address })).json<Told>()
const askAll = (asked: readonly (readonly [phone: string, address: string])[]) =>
  Promise.all(asked.map(([phone, address]) => ask(phone, address)))
const sent = (answers: readonly Told[]) => answers.filter(({ ok }) => ok === true).length
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Phones far apart, each in a block of its own. */
const aPhone = (area: string, index: number) => `+55${area}9${8000 + index}${4000 + index}`
const anAddress = (index: number) => `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`

describe('two servers at once', () => {
  test('send one code to a phone that requests twenty times', async () => {
    const phone = aPhone('11', 0)
    const answers = await askAll(many(20).map((index) => [phone, anAddress(index)]))
    expect(sent(answers)).toBe(1)
    expect(answers.filter(({ code }) => code === 'rate_limited')).toHaveLength(19)
    // a slow machine may need some of that minute for twenty requests
    expect(answers.filter(({ remainingTime = 0 }) => remainingTime > 0 && remainingTime <= 60)).toHaveLength(19)
  })

  test('send one code when the wait ends for parallel requests, and only the newest one is valid', async () => {
    const phone = aPhone('11', 1)
    await ask(phone, anAddress(1))
    const first = await product.readCode(phone)
    await product.advance(61)
    const answers = await Promise.all(many(10).map((index) => ask(phone, anAddress(index), '/api/otp/resend')))
    expect(sent(answers)).toBe(1)
    expect(await messagesTo(phone)).toBe(2)
    const second = await product.readCode(phone)
    const verify = (code: string) => app().inject({ method: 'POST', url: '/api/otp/verify', payload: { phone, code } })
    if (first !== second) expect((await verify(first)).statusCode).toBe(400)
    expect((await verify(second)).statusCode).toBe(200)
  })

  test('never exceed what an address may request in an hour', async () => {
    const address = '203.0.113.77'
    const answers = await askAll(many(PER_ADDRESS + 8).map((index) => [aPhone('21', index), address]))
    expect(sent(answers)).toBe(PER_ADDRESS)
    const refused = answers.find(({ code }) => code === 'rate_limited')
    expect(refused?.remainingTime).toBeGreaterThan(HOUR_SECONDS - 60)
    expect(await ask(aPhone('21', 90), '203.0.113.78')).toMatchObject({ ok: true })
    expect(warnings.filter((line) => line.includes('refused'))).toEqual([])
  })

  test('count a whole IPv6 network as one address', async () => {
    await product.advance(HOUR_SECONDS)
    const answers = await askAll(many(PER_ADDRESS + 3).map((index) => [aPhone('31', index), `2001:db8:7:7::${index + 1}`]))
    expect(sent(answers)).toBe(PER_ADDRESS)
  })

  test('allow a wider IPv6 network half as much again', async () => {
    await product.advance(HOUR_SECONDS)
    const asked = many(PER_ADDRESS * 2).map(
      (index) => [aPhone(['41', '51'][index % 2] ?? '', index), `2001:db8:8:${index}::1`] as const,
    )
    expect(sent(await askAll(asked))).toBe(PER_ADDRESS * 1.5)
  })
})

describe('hour after hour', () => {
  /** Each hour's phones are in a separate area. */
  const AREAS = ['61', '62', '63', '64', '65']

  const askForHours = async (perHour: number, addressOf: (index: number) => string) => {
    const now = DateTime.fromJSDate(product.core.clock.now(), { zone: BUSINESS_ZONE })
    await product.advance(now.plus({ days: 1 }).startOf('day').diff(now).as('seconds') + 1)
    const answers: Told[] = []
    for (const [hour, area] of AREAS.entries()) {
      answers.push(
        ...(await askAll(many(perHour).map((index) => [aPhone(area, index), addressOf(hour * perHour + index)] as const))),
      )
      await product.advance(HOUR_SECONDS)
    }
    return answers
  }

  test('one address uses up a tenth of the day', async () => {
    const address = '203.0.113.90'
    const answers = await askForHours(PER_ADDRESS, () => address)
    expect(sent(answers)).toBe(PER_DAY / 10)
    expect(await ask(aPhone('71', 1), '203.0.113.91')).toMatchObject({ ok: true })
    await product.advance(24 * HOUR_SECONDS)
    expect(await ask(aPhone('71', 2), address)).toMatchObject({ ok: true })
  })

  test('one IPv6 network uses up half as much again', async () => {
    const answers = await askForHours(PER_ADDRESS * 1.5, (index) => `2001:db8:9:${index.toString(16)}::1`)
    expect(sent(answers)).toBe((PER_DAY / 10) * 1.5)
  })
})

async function messagesTo(phone: string): Promise<number> {
  await product.readCode(phone)
  const answer = await fetch(`${product.sandboxUrl}/control/sms?to=${encodeURIComponent(phone)}`)
  return ((await answer.json()) as { messages: unknown[] }).messages.length // as: the sandbox's documented shape
}
