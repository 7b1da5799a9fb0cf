/** SMS over real HTTP for specs: both vendors in the sandbox, which calls back a product that listens. */
import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { smsDeliveryRoutes, trackAttempts, type UndeliveredSms } from '#features/sms-delivery/server/index.ts'
import { createMovableClock } from '#platform/clock.ts'
import { type OpenDatabase, openDatabase } from '#platform/database.ts'
import { loadEnv } from '#platform/env.ts'
import { Refusal } from '#platform/errors.ts'
import { findFreePort } from '#platform/find-free-port.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import type { OutgoingSms, SmsSender, SmsVendor } from '#providers/sms/port.ts'
import { CREDENTIALS, TWILIO_CREDENTIALS, ZENVIA_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { sandboxEnvironment } from '#sandbox/credentials.ts'
import { startSandbox } from '#sandbox/start.ts'
import { chooseSmsReports, chooseSmsSender, listSmsSenders } from '../vendors/choose-sms.ts'

/**
 * For messages whose answer never comes: short enough to wait for, long enough for the vendor to accept them on a busy machine.
 */
export const IMPATIENT_MS = 800
/** The HTTP statuses of the refusals, repeated here because the rest of the product does not run. */
const STATUS_OF_REFUSAL: Readonly<Record<string, number>> = { webhook_refused: 401, not_found: 404 }

type Named = Pick<OutgoingSms, 'reference'>
export type TestDelivery = Awaited<ReturnType<typeof startTestDelivery>>

let made = 0

export const aMessage = (): OutgoingSms => ({
  to: '+5511987654321',
  body: '123456 e o seu codigo.',
  validitySeconds: 300,
  reference: `code-${++made}`,
})

export async function startTestDelivery() {
  const log = createLog('silent', 'test')
  const clock = createMovableClock()
  const testDatabase = await openTestDatabase()
  const database = openDatabase(testDatabase.url, { max: 10, log })
  const port = await findFreePort()
  if (port === undefined) throw new Error('this machine has no free port')
  const publicUrl = `http://localhost:${port}`
  const sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: publicUrl })
  const env = loadEnv({ SANDBOX: 'on', PUBLIC_URL: publicUrl, ...sandboxEnvironment(sandbox.url, CREDENTIALS) })
  const deps = { db: database.db, clock }
  const undelivered: UndeliveredSms[] = []
  const app = anApp()
  const onUndelivered = async (_tx: unknown, sms: UndeliveredSms) => void undelivered.push(sms)
  const vendors = { reports: chooseSmsReports(env), senders: listSmsSenders(env) }
  smsDeliveryRoutes(app, { publicUrl, deps: { ...deps, log, ...vendors, onUndelivered } })
  await app.listen({ port, host: 'localhost' })
  return {
    ...deps,
    /** Phones whose message was reported as not delivered. */
    undelivered,
    /** A sender with closed circuit breakers. */
    aSender: ({ smsTimeoutMs }: { smsTimeoutMs: number } = env): SmsSender =>
      chooseSmsSender(
        { ...env, smsTimeoutMs },
        { log, watch: (_, vendor) => vendor, track: (vendor) => trackAttempts(deps, vendor) },
      ),
    ...sandboxControls(sandbox.url),
    ...vendorCalls(publicUrl),
    ...attempts(database),
    close: async () => {
      await app.close()
      await sandbox.close()
      await database.close()
      await testDatabase.drop()
    },
  }
}

function anApp(): FastifyInstance {
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Refusal ? STATUS_OF_REFUSAL[error.code] : undefined
    return reply.status(status ?? 500).send()
  })
  return app
}

function sandboxControls(sandboxUrl: string) {
  const control = async (call: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    await fetch(`${sandboxUrl}/control/${call}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  return {
    control,
    /** Makes the next message of a vendor fail. */
    fail: (provider: string, fault: string) => control('faults', { provider, fault, times: 1 }),
    /** Messages in the sandbox's inbox. */
    countReceived: async () => {
      const answer = await fetch(`${sandboxUrl}/control/sms`)
      return ((await answer.json()) as { messages: unknown[] }).messages.length // the documented shape
    },
  }
}

/** Calls the webhooks for SMS vendors; each returns the status. */
export function vendorCalls(publicUrl: string) {
  const post = async (call: string, request: RequestInit) =>
    (await fetch(`${publicUrl}/api/sms/${call}`, { method: 'POST', ...request })).status
  return {
    post,
    /** Signed by Twilio's rule, which `providers/sms/reports.spec.ts` checks against a known vector. */
    callAsTwilio: (reference: string, fields: Record<string, string>, authToken: string = TWILIO_CREDENTIALS.auth_token) => {
      const call = `twilio/status?reference=${encodeURIComponent(reference)}`
      const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
      const signed = `${publicUrl}/api/sms/${call}${sorted.map(([name, value]) => name + value).join('')}`
      const signature = createHmac('sha1', authToken).update(signed).digest('base64')
      return post(call, { headers: { 'x-twilio-signature': signature }, body: new URLSearchParams(fields) })
    },
    callAsZenvia: (body: string, token: string = ZENVIA_CREDENTIALS.webhook_token) =>
      post('zenvia/status', { headers: { 'x-webhook-token': token, 'content-type': 'application/json' }, body }),
  }
}

interface Row {
  readonly status: string
  readonly reason: string | null
  readonly vendor_message_id: string | null
}

function attempts({ pool }: OpenDatabase) {
  const attemptOf = async ({ reference }: Named, vendor: SmsVendor): Promise<Row | undefined> =>
    (await pool.query<Row>('select * from sms_attempts where reference = $1 and vendor = $2', [reference, vendor])).rows[0]
  return {
    attemptOf,
    statusOf: async (message: Named, vendor: SmsVendor) => (await attemptOf(message, vendor))?.status,
    listAttempts: async (): Promise<readonly Row[]> => (await pool.query<Row>('select * from sms_attempts')).rows,
    deleteAttempts: async () => void (await pool.query('truncate sms_attempts')),
  }
}
