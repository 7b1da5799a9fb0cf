/**
 * A Fastify beside the product, over the same database: for each kind of load it does the least that could be called an answer.
 * It checks nothing.
 */
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import fastifyMultipart from '@fastify/multipart'
import Fastify from 'fastify'
import { Pool } from 'pg'

const [databaseUrl = ''] = process.argv.slice(2)
/** As many connections as the product's server has. */
const CONNECTIONS = 10
const HEARTBEAT_MS = 15_000

const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS })
await pool.query('create table if not exists bare_events (id text primary key, body text)')
let numbers = 0
const app = Fastify({ bodyLimit: 1_000_000 })
await app.register(fastifyMultipart, { limits: { fileSize: 30_000_000 } })
// a session, then what was asked for
app.get('/small', async () => {
  const { rows: sessions } = await pool.query<{ member_id: string }>('select * from sessions limit 1')
  const { rows } = await pool.query('select * from allowance_periods where member_id = $1', [sessions[0]?.member_id])
  return { rows }
})
app.post('/webhook', async ({ body }) => {
  const event = JSON.stringify(body)
  await pool.query('insert into bare_events values ($1, $2)', [`${process.pid} ${numbers++}`, event])
  return { ok: true }
})
app.post('/photo', async (request) => {
  const path = join(tmpdir(), `bare-${process.pid}-${numbers++}`)
  for await (const part of request.parts()) if (part.type === 'file') await pipeline(part.file, createWriteStream(path))
  await rm(path, { force: true })
  return { ok: true }
})
app.get('/events', async (_, reply) => {
  return reply.type('text/event-stream').send(Readable.from(events()))
})
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo // as: it listens on TCP
process.send?.(`http://127.0.0.1:${port}`)
process.once('disconnect', () => process.exit())

async function* events() {
  yield 'event: first\nid: 1\ndata: {}\n\n'
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT_MS))
    yield ': still here\n\n'
  }
}
