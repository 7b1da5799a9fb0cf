/** Deleting the account and changing the phone at the same time. */
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'
import { eraseMember } from './erase-member.ts'
import { formerPhoneKey } from './former-phone.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const query = async (statement: string, values: readonly string[] = []) =>
  (await product.core.database.pool.query<Record<string, unknown>>(statement, [...values])).rows
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  product.app.inject({ method: 'POST', url, payload, headers })

async function signIn(phone: string): Promise<{ cookie: string; id: string }> {
  const cookie = await product.signIn(phone)
  const [member] = await query('select id from members where phone = $1', [phone])
  return { cookie, id: String(member?.['id']) }
}
const forget = (id: string) => product.core.database.db.transaction((tx) => eraseMember(product.core, tx, id))

/** Locks a row until `action` waits for it, runs `meanwhile`, then releases it. */
async function whileItWaits<T>(
  [row, value]: readonly [row: string, value: string],
  action: () => PromiseLike<T>,
  meanwhile: (holder: Pick<PoolClient, 'query'>) => Promise<unknown>,
): Promise<T> {
  const holder = await product.core.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${row} = $1 for update`, [value])
    const done = Promise.resolve(action())
    await vi.waitFor(
      async () => {
        const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
        expect(await query(waiting)).toHaveLength(1)
      },
      { timeout: 60_000, interval: 20 },
    )
    await meanwhile(holder)
    await holder.query('commit')
    return await done
  } finally {
    holder.release()
  }
}

test('a phone changed during the account’s deletion is erased as well', async () => {
  const [old, next] = ['+5583991110001', '+5583981220001'] as const
  const { id } = await signIn(old)
  await post('/api/otp/send', { phone: next })
  await whileItWaits(
    ['phone_guards where phone', old],
    () => forget(id),
    () => query('update members set phone = $2 where id = $1', [id, next]),
  )
  expect(await query('select phone, former_phone_key from members where id = $1', [id])).toEqual([
    { phone: null, former_phone_key: formerPhoneKey(product.core.keyring, next) },
  ])
  expect(await query('select from sign_in_codes where phone = $1', [next])).toEqual([])
  expect(await query('select from phone_guards where phone = $1', [next])).toEqual([])
})

test('a phone that is changed while the account is deleted belongs to no member any more', async () => {
  const [old, next] = ['+5583991110002', '+5583981220002'] as const
  const { id, cookie } = await signIn(old)
  const change = { action: 'change_phone', phone: old, new_phone: next }
  await post('/api/user', change, { cookie })
  const code = await product.readCode(next)
  const answer = await whileItWaits(
    ['members where id', id],
    () => post('/api/user', { ...change, code }, { cookie }),
    (holder) => holder.query('update members set phone = null where id = $1', [id]),
  )
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorised'])
})
