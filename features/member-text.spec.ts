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
  'half a character': 'a\uD83Db',
  'the other half': '\uDE00',
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

/** What a text pasted from a word processor or a terminal may hold. */
const CONTROLS = {
  NUL: '\u0000',
  'a bell': '\u0007',
  'a vertical tab': '\v',
  'a form feed': '\f',
  'an escape': '\u001B',
  'the next line of C1': '\u0085',
  'another C1 control': '\u009F',
}

test.each(TEXTS)('refuses no control character, which nobody sees: %s %s, %s', async (method, url, field, rest) => {
  for (const [what, control] of Object.entries(CONTROLS)) {
    const payload = { ...rest, [field]: `a${control}b` }
    const answer = await product.app.inject({ method, url, headers: { cookie }, payload })
    expect(answer.json().code, what).not.toBe('invalid_request')
  }
})

test.each([
  ['a\u0000b\u0007c\u001Bd\u009Fe', 'abcde'],
  ['Bolo\vR$ 10\fhoje\u0085amanhã\u2028sempre', 'Bolo\nR$ 10\nhoje\namanhã\nsempre'],
  ['um\tdois\r\ntrês', 'um\tdois\r\ntrês'],
  ['\u0000'.repeat(3), ''],
])('keeps %j as %j', async (bio, kept) => {
  const answer = await product.app.inject({ method: 'POST', url: '/api/user', headers: { cookie }, payload: { ...profile, bio } })
  expect(answer.json().user.bio).toBe(kept)
})

test('counts a text as long as what is kept of it', async () => {
  const payload = { ...profile, bio: `${'a'.repeat(500)}\u0000` }
  const answer = await product.app.inject({ method: 'POST', url: '/api/user', headers: { cookie }, payload })
  expect(answer.json().user.bio).toBe('a'.repeat(500))
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
  const payload = { ...profile, name: ' \u202AAna\u202C\t Lu\u200Bc\u0000ia\vSilva ', last_name: '\u200B\u2060 ' }
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
