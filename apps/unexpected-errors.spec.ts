/** Unexpected errors: the visitor learns that the call failed, the log says why, and nothing becomes accessible. */
import { expect, test } from 'vitest'
import { openPanel } from './testing/open-panel.test-support.ts'
import { COURTESY_PHONE, startTestProduct } from './testing/product.test-support.ts'

/**
 * A product whose tables of sessions and members are renamed for a while, so that statements fail as in a half-done migration.
 */
test('the answer hides the internal error, and the log has it', async () => {
  const log: string[] = []
  const product = await startTestProduct({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => log.push(line) } })
  const cookie = await product.signIn(COURTESY_PHONE)
  await product.core.database.pool.query('alter table photos rename to photos_elsewhere')
  log.length = 0
  const answer = await product.app.inject({ url: '/api/photos/01890000-0000-7000-8000-000000000000', headers: { cookie } })
  expect(answer.statusCode).toBe(500)
  expect(Object.keys(answer.json())).toEqual(['error', 'code'])
  expect(answer.json()).toMatchObject({ code: 'server_error' })
  expect(answer.body).not.toMatch(/photos|select|relation|at .*\.ts|node_modules|postgres/i)
  const [entry] = log.map((line) => JSON.parse(line) as { level: number; msg: string; err?: object }).filter(({ err }) => err)
  expect(entry).toMatchObject({ level: 50, msg: 'a call failed' })
  expect(JSON.stringify(entry?.err)).toContain('photos')
  await product.close()
})

test('without its database it opens nothing and answers with an error', async () => {
  const product = await startTestProduct()
  const admin = await openPanel(product)
  const cookie = await product.signIn(COURTESY_PHONE)
  await product.core.database.pool.query('alter table sessions rename to sessions_elsewhere')
  const calls = [
    { url: '/api/session', headers: { cookie } },
    { url: '/api/admin/stats', headers: admin },
    { url: '/api/edits', headers: { cookie } },
    { method: 'POST', url: '/api/captions', headers: { cookie }, payload: { phone: COURTESY_PHONE, message: 'Bolo' } },
  ] as const
  for (const call of calls) expect((await product.app.inject(call)).statusCode).toBe(500)
  await product.core.database.pool.query('alter table sessions_elsewhere rename to sessions')
  for (const call of calls) expect((await product.app.inject(call)).statusCode).toBe(200)
  await product.core.database.pool.query('alter table admin_tokens rename to admin_tokens_elsewhere')
  expect((await product.app.inject({ url: '/api/admin/stats', headers: admin })).statusCode).toBe(500)
  await product.close()
})
