/** A Fastify with one route and one pool that runs the statements of one recorded webhook for others. It checks nothing. */
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import type { Statement } from '../sign-in/record-statements.ts'

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** As many connections as the product's server has. */
const CONNECTIONS = 10

export interface BareOptions {
  readonly databaseUrl: string
  /** The event's id and the object of the webhook that was recorded. */
  readonly sample: { readonly event: string; readonly object: string }
  readonly statements: readonly Statement[]
}

interface WebhookEvent {
  readonly id: string
  readonly payment: { readonly subscription: string }
}

export function serveBare({ databaseUrl, sample, statements }: BareOptions): FastifyInstance {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const app = Fastify()
  app.post<{ Body: WebhookEvent }>('/api/asaas/webhook', async ({ body }) => {
    const own = randomUUID()
    const valueFor = (value: unknown) =>
      typeof value === 'string'
        ? value
            .replace(sample.event, `bare ${body.id}`)
            .replaceAll(sample.object, body.payment.subscription)
            .replaceAll(UUID, own)
        : value
    const client = await pool.connect()
    try {
      for (const { text, values } of statements) await client.query(text, values.map(valueFor))
    } finally {
      client.release()
    }
    return { ok: true }
  })
  app.addHook('onClose', () => pool.end())
  return app
}
