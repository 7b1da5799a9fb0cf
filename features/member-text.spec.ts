import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COURTESY_PHONE as phone, startTestProduct, type TestProduct } from '#apps/testing/product.test-support.ts'

let product: TestProduct
let cookie: string
beforeAll(async () => {
  product = await startTestProduct()
  cookie = await product.signIn(phone)
})
afterAll(() => product.close())

const UNKEEPABLE = {
  NUL: 'a\u0000b',
  'half a character': 'a\uD83Db',
  'the other half': '\uDE00',
  'a bell': 'a\u0007b',
  'a C1 control': 'a\u0085b',
}

const order = { phone, photo_id: randomUUID(), operation: 'post' }
const profile = { phone, action: 'update_profile' }

/** Every text field that a member may send, in an otherwise valid call. */
const TEXTS = [
  ...['backdrop', 'words', 'headline', 'signature', 'message'].flatMap(
    (field) =>
      [
        ['POST', '/api/edits', field, order],
        ['POST', `/api/edits/${randomUUID()}/redo`, field, {}],
      ] as const,
  ),
  ['PATCH', `/api/edits/${randomUUID()}`, 'caption', {}],
  ['POST', '/api/captions', 'message', { phone }],
  ...['name', 'last_name', 'bio', 'occupation_area'].map((field) => ['POST', '/api/user', field, profile] as const),
  ['POST', '/api/otp/send', 'phone', {}],
  ['POST', '/api/otp/resend', 'phone', {}],
  ['POST', '/api/otp/verify', 'phone', { code: '123456' }],
  ['POST', '/api/otp/verify', 'code', { phone }],
  ['POST', '/api/otp/verify', 'terms_version', { phone, code: '123456' }],
] as const

test.each(TEXTS)('refuses what cannot be stored: %s %s, %s', async (method, url, field, rest) => {
  for (const [what, text] of Object.entries(UNKEEPABLE)) {
    // JSON.stringify writes an unpaired surrogate as an escape, like an attacker would
    const payload = JSON.stringify({ ...rest, [field]: text })
    const headers = { cookie, 'content-type': 'application/json' }
    const answer = await product.app.inject({ method, url, headers, payload })
    expect([answer.statusCode, answer.json().code, answer.json().field], what).toEqual([400, 'invalid_request', field])
  }
})

test('keeps a character made of two surrogates', async () => {
  const headers = { cookie }
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/user',
    headers,
    payload: { ...profile, bio: 'oi 😀\nok' },
  })
  expect(answer.json().user.bio).toBe('oi 😀\nok')
})

test('keeps a name on one line, without characters that show nothing', async () => {
  const payload = { ...profile, name: ' \u202AAna\u202C\t Lu\u200Bcia\r\nSilva ', last_name: '\u200B\u2060 ' }
  const answer = await product.app.inject({ method: 'POST', url: '/api/user', headers: { cookie }, payload })
  expect(answer.json().user).toMatchObject({ name: 'Ana Lucia Silva', last_name: '' })
})

test('says how long a text may be', async () => {
  const payload = { phone, message: 'a'.repeat(501) }
  const answer = await product.app.inject({ method: 'POST', url: '/api/captions', headers: { cookie }, payload })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { error: 'Esse texto é longo demais: cabem 500 caracteres.', code: 'text_too_long', field: 'message', maximum: 500 },
  ])
})
