import { afterAll, beforeAll, expect, test } from 'vitest'
import { CREDENTIALS } from './credentials.test-support.ts'
import { type Sandbox, startSandbox } from './start.ts'

const { token } = CREDENTIALS.control

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, isGuarded: true })
})
afterAll(() => sandbox.close())

const statusOf = async (path: string, init: RequestInit = {}) =>
  (await fetch(sandbox.url + path, { redirect: 'manual', ...init })).status

test.each(['/control/sms', '/control/providers', '/control/clock', '/control/chat?phone=1', '/control/nothing'])(
  '%s is closed without the token and with a wrong one',
  async (path) => {
    expect(await statusOf(path)).toBe(401)
    for (const other of ['', 'x', CREDENTIALS.sms.auth_token, `${token}x`]) {
      expect(await statusOf(path, { headers: { authorization: `Bearer ${other}` } })).toBe(401)
      expect(await statusOf(path, { headers: { cookie: `sandbox=${other}` } })).toBe(401)
    }
  },
)

test('the controls open with the token', async () => {
  expect(await statusOf('/control/sms', { headers: { authorization: `Bearer ${token}` } })).toBe(200)
})

test('messages in a person’s name need the token', async () => {
  const body = JSON.stringify({ from: '+5511987654321', type: 'text', text: 'oi' })
  expect(await statusOf('/control/chat/send', { method: 'POST', body })).toBe(401)
})

test('the page shows a form for the token and reports a wrong one', async () => {
  expect(await (await fetch(sandbox.url)).text()).toContain('Token do sandbox')
  expect(await statusOf('/')).toBe(401)
  const answer = await fetch(sandbox.url, { method: 'POST', body: new URLSearchParams({ token: 'another' }) })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.text()).toContain('role="alert"')
  expect(await statusOf('/facebook/apps')).toBe(303)
})

test('the token opens the page and its controls for that browser', async () => {
  const answer = await fetch(sandbox.url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token }) })
  expect(answer.status).toBe(303)
  const [kept = ''] = answer.headers.getSetCookie()
  expect(kept).toMatch(/HttpOnly; SameSite=Strict/)
  const cookie = kept.split(';', 1)[0] ?? ''
  for (const path of ['/', '/control/sms', '/control/providers', '/facebook/apps'])
    expect(await statusOf(path, { headers: { cookie: `lng=pt-BR; ${cookie}` } })).toBe(200)
})

test('a vendor’s own calls need only the vendor’s own credentials', async () => {
  const headers = { access_token: CREDENTIALS.asaas.api_key }
  expect(await statusOf('/v3/payments', { headers })).toBe(200)
  expect(await statusOf('/v3/payments', { headers: { access_token: token } })).toBe(401)
})
