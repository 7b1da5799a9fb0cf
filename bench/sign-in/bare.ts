/** A Fastify with two routes and one pool that runs recorded statements for other phones. It checks nothing and reads no result. */
import { randomBytes, randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Pool } from 'pg'
import type { Statement } from './record-statements.ts'

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g
/** Keyed hashes, of codes and sessions. */
const HASH = /^[\w-]{43}$/
/** As many connections as the product's server has. */
const CONNECTIONS = 10

export interface BareOptions {
  readonly databaseUrl: string
  /** The phone whose sign-in was recorded. */
  readonly sample: string
  /** Those of `POST /api/otp/send`, then those of `POST /api/otp/verify`. */
  readonly statements: readonly Statement[]
}

type Ids = Map<string, string>

export function serveBare({ databaseUrl, sample, statements }: BareOptions): FastifyInstance {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const app = Fastify()
  const sendEnd = statements.findIndex(({ text }) => text === 'commit') + 1
  const calls = { send: statements.slice(0, sendEnd), verify: statements.slice(sendEnd) }
  // the same id stands for the same row in both calls of a phone
  const idsOf = new Map<string, Ids>()

  const replay = async (phone: string, call: readonly Statement[]) => {
    const ids = idsOf.get(phone) ?? new Map<string, string>()
    idsOf.set(phone, ids)
    const client = await pool.connect()
    try {
      for (const { text, values } of call) await client.query(text, values.map(valueFor(phone, ids)))
    } finally {
      client.release()
    }
  }
  const valueFor = (phone: string, ids: Ids) => (value: unknown) => {
    if (typeof value !== 'string') return value
    if (value === sample) return phone
    if (HASH.test(value)) return randomBytes(32).toString('base64url')
    return value.replaceAll(UUID, (id) => {
      const own = ids.get(id) ?? randomUUID()
      ids.set(id, own)
      return own
    })
  }

  app.post<{ Body: { phone: string } }>('/api/otp/send', async ({ body }) => {
    await replay(body.phone, calls.send)
    return { ok: true }
  })
  app.post<{ Body: { phone: string } }>('/api/otp/verify', async ({ body }) => {
    await replay(body.phone, calls.verify)
    idsOf.delete(body.phone)
    return { user: { phone: body.phone } }
  })
  app.addHook('onClose', () => pool.end())
  return app
}
