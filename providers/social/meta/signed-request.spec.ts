import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readSignedRequest } from './signed-request.ts'

const secret = 'an-app-secret'

function signed(payload: string, key = secret): string {
  const encoded = Buffer.from(payload).toString('base64url')
  return `${createHmac('sha256', key).update(encoded).digest('base64url')}.${encoded}`
}
const payload = { algorithm: 'HMAC-SHA256', issued_at: 1_795_000_000, user_id: '122000000000001' }

it('reads who left, and when', () => {
  const leftAt = new Date(1_795_000_000_000)
  expect(readSignedRequest(signed(JSON.stringify(payload)), [secret])).toEqual({
    key: signed(JSON.stringify(payload)),
    personId: '122000000000001',
    leftAt,
  })
})

it.each([{ issued_at: undefined }, { issued_at: 'soon' }, { issued_at: 1e30 }, { issued_at: -1 }])(
  'reads who left when the time is missing: %j',
  (time) => {
    const { personId, leftAt } = readSignedRequest(signed(JSON.stringify({ ...payload, ...time })), [secret]) ?? {}
    expect([personId, leftAt]).toEqual(['122000000000001', undefined])
  },
)

it('reads what is signed with the former secret while the present one is new', () => {
  const request = signed(JSON.stringify(payload), 'the-former-secret')
  expect(readSignedRequest(request, [secret, 'the-former-secret'])).toMatchObject({ personId: '122000000000001' })
  expect(readSignedRequest(request, [secret])).toBeUndefined()
})

it('reads a number and a padded signature too', () => {
  const [signature = '', encoded = ''] = signed(JSON.stringify({ ...payload, user_id: 218_471 })).split('.')
  const plain = { key: `${signature}.${encoded}`, personId: '218471' }
  for (const padding of ['', '=', '=='])
    expect(readSignedRequest(`${signature}${padding}.${encoded}`, [secret])).toMatchObject(plain)
})

it.each([
  ['nothing', ''],
  ['no payload', 'abc'],
  ['three parts', `${signed(JSON.stringify(payload))}.x`],
  ['another secret', signed(JSON.stringify(payload), 'other')],
  ['a changed payload', signed(JSON.stringify(payload)).replace(/\.(.)/, '.$1A')],
  ['no JSON', signed('user_id=1')],
  ['another algorithm', signed(JSON.stringify({ ...payload, algorithm: 'none' }))],
  [
    'an id that JSON cannot tell exactly',
    signed('{"algorithm":"HMAC-SHA256","issued_at":1795000000,"user_id":12200000000000123}'),
  ],
  ['an id that is none', signed(JSON.stringify({ ...payload, user_id: '1\u0000' }))],
  ['nobody', signed(JSON.stringify({ ...payload, user_id: '' }))],
])('rejects %s', (_case, given) => {
  expect(readSignedRequest(given, [secret])).toBeUndefined()
})
