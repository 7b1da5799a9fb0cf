/** Starts the whole product with real listeners, so that the vendors' calls arrive over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { vendorCalls } from '#apps/testing/sms-delivery.test-support.ts'
import { findFreePort } from '#platform/find-free-port.ts'

const PHONE = '+5511977776666'

let product: TestProduct

beforeAll(async () => {
  const port = (await findFreePort()) ?? 0
  product = await startTestProduct({ env: { PUBLIC_URL: `http://localhost:${port}` } })
  await product.app.listen({ port, host: 'localhost' })
})
afterAll(() => product.close())
beforeEach(async () => {
  await control('reset', {})
  await product.advance(3600)
})

test('sends a code that the first vendor lost through the second one, and that code signs in', async () => {
  await control('faults', { provider: 'sms', fault: 'undelivered', times: 1 })
  expect(await askForCode()).toBe(200)
  await expect.poll(inbox).toMatchObject([
    { to: PHONE, vendor: 'zenvia' },
    { to: PHONE, vendor: 'twilio', status: 'undelivered' },
  ])
  expect(await chargedToday()).toBe(2)
  const [again, first] = await inbox()
  expect(again?.body).toBe(first?.body)
  expect(await verify(codeIn(again))).toBe(200)
})

test('does not resend a code that was used meanwhile', async () => {
  await control('faults', { provider: 'sms', fault: 'no_report', times: 1 })
  await askForCode()
  expect(await verify(await product.readCode(PHONE))).toBe(200)
  const { callAsTwilio } = vendorCalls(product.core.env.publicUrl)
  const report = { MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' }
  expect(await callAsTwilio(await newestReference(), report)).toBe(204)
  await product.readCode(PHONE) // waits for the job, which finds nothing to do
  expect(await inbox()).toHaveLength(1)
})

test('shows in the metrics how the vendors did', async () => {
  await askForCode()
  await expect
    .poll(async () => (await product.app.inject('/metrics')).body)
    .toMatch(/sms_messages_last_day\{vendor="twilio",status="delivered"\} [1-9]/)
})

interface Received {
  readonly to: string
  readonly body: string
  readonly vendor: string
  readonly status: string
}

async function inbox(): Promise<readonly Received[]> {
  const answer = await fetch(`${product.sandboxUrl}/control/sms`)
  return ((await answer.json()) as { messages: Received[] }).messages // the documented shape
}

/** Messages counted against the daily limit. */
async function chargedToday(): Promise<number | undefined> {
  const { pool } = product.core.database
  const { rows } = await pool.query<{ count: number }>("select count from limit_counters where scope = 'day'")
  return rows[0]?.count
}

async function newestReference(): Promise<string> {
  const { pool } = product.core.database
  const { rows } = await pool.query<{ reference: string }>('select reference from sms_attempts order by created_at desc limit 1')
  return rows[0]?.reference ?? ''
}

const codeIn = (message: Received | undefined) => /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? ''

const askForCode = () => call('send', { phone: PHONE })
const verify = (code: string) => call('verify', { phone: PHONE, code })

async function call(action: string, payload: Record<string, string>): Promise<number> {
  return (await product.app.inject({ method: 'POST', url: `/api/otp/${action}`, payload })).statusCode
}

async function control(action: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${product.sandboxUrl}/control/${action}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
