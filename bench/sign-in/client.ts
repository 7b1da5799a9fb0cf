/** The load: signs phones in, several in parallel, and reads each code from the database. */
import pLimit from 'p-limit'
import { Pool } from 'pg'
import { Agent, request } from 'node:http'
import { createKeyring } from '#platform/crypto.ts'
import { phoneOf } from './phone-of.ts'

export interface Load {
  readonly url: string
  /** The number of the first phone. */
  readonly first: number
  readonly pairs: number
}

const SIDE_BY_SIDE = 8

const keyring = createKeyring({ current: process.env['APP_SECRET'] ?? '' })
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: SIDE_BY_SIDE })
const agent = new Agent({ keepAlive: true, maxSockets: SIDE_BY_SIDE })

process.on('message', (load: Load) => {
  void signAllIn(load).then((ms) => process.send?.(ms))
})
process.once('disconnect', () => {
  agent.destroy()
  void pool.end()
})
process.send?.('ready')

async function signAllIn({ url, first, pairs }: Load): Promise<number> {
  const limit = pLimit(SIDE_BY_SIDE)
  const begun = performance.now()
  await Promise.all(Array.from({ length: pairs }, (_, index) => limit(() => signIn(url, phoneOf(first + index)))))
  return performance.now() - begun
}

async function signIn(url: string, phone: string): Promise<void> {
  await post(`${url}/api/otp/send`, { phone })
  await post(`${url}/api/otp/verify`, { phone, code: await readCode(phone), terms_version: '2026-11-21' })
}

async function readCode(phone: string): Promise<string> {
  const { rows } = await pool.query<{ sealed_code: string }>('select sealed_code from sign_in_codes where phone = $1', [phone])
  return keyring.open('sign-in-code', rows[0]?.sealed_code ?? '')
}

/** @throws Error for any answer but a good one */
function post(url: string, body: object): Promise<void> {
  const payload = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      )
    })
    sent.once('error', reject)
    sent.end(payload)
  })
}
