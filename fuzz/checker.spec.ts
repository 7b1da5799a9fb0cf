import { describe, expect, it } from 'vitest'
import type { Role } from './users.ts'
import { createChecker, type SentRequest } from './checker.ts'
import { createSecretSearch } from './leaks.ts'

const EDIT = '01a204e5-7b47-7974-b30b-76b196c14b16'
const ANA = { cookie: 'session=ana', phone: '+5511981000000' }
const BIA = { cookie: 'session=bia', phone: '+5521981000000' }

const call = {
  name: 'GET /api/edits/{id}',
  method: 'GET',
  path: '/api/edits/{id}',
  parameters: [{ name: 'edit_id', in: 'query', schema: {} }],
  body: undefined,
  isUpload: false,
  codes: new Set(['not_found', 'unauthorised']),
  isJson: true,
  access: 'session',
} as const

interface Exchanged {
  readonly by: typeof ANA
  readonly target?: string
  readonly body?: object
  readonly status?: number
  readonly text: string
  readonly role?: Role
}

function sent({ by, target = '/api/edits', body, status = 200, text, role = 'member' }: Exchanged): SentRequest {
  const request = {
    method: 'GET',
    target,
    headers: { cookie: by.cookie },
    ...(body && { body: Buffer.from(JSON.stringify(body)) }),
  }
  const answer = { status, ms: 1, headers: {}, text, bytes: text.length }
  return { surface: 'calls', name: call.name, role, number: 0, request, answer, call, isDocumented: true }
}

const open = () =>
  createChecker({
    isSomebodyElse: (phone, { request }) =>
      [ANA, BIA].some((user) => user.phone === phone && user.cookie !== request.headers.cookie),
    secrets: () => ['whsec_0123456789'],
  })

describe('an id of another member', () => {
  const own = sent({ by: ANA, text: JSON.stringify({ edits: [{ id: EDIT }] }) })
  const taken = { by: BIA, text: '{"ok":true}' } as const

  it.each([
    ['in a path', { target: `/api/edits/${EDIT}` }],
    ['in a query', { target: `/api/publications?edit_id=${EDIT}` }],
    ['in a body', { body: { photo_id: EDIT } }],
  ])('%s is refused, or it is a fault', (_, where) => {
    const checker = open()
    expect(checker.look(own)).toBeUndefined()
    expect(checker.look(sent({ ...taken, ...where }))?.kind).toContain('the id of somebody else was taken')
    expect(
      checker.look(sent({ by: BIA, ...where, status: 404, text: '{"error":"Não existe","code":"not_found"}' })),
    ).toBeUndefined()
    expect(checker.look(sent({ ...taken, ...where, by: ANA }))).toBeUndefined()
    expect(checker.look(sent({ ...taken, ...where, role: 'administrator' }))).toBeUndefined()
  })

  it.each(['session=ana,session=ana', 'session=ana,\u00f2\u00bd'])('is one’s own under the changed cookie %j', (cookie) => {
    const checker = open()
    checker.look(own)
    expect(checker.look(sent({ ...taken, by: { ...ANA, cookie }, target: `/api/edits/${EDIT}` }))).toBeUndefined()
  })

  it('is one’s own under a cookie that was sent as a list', () => {
    const checker = open()
    checker.look(own)
    const { request, ...rest } = sent({ ...taken, target: `/api/edits/${EDIT}` })
    const headers = { ...request.headers, cookie: ['session=ana', '\u00f2\u00bd'] }
    expect(checker.look({ ...rest, request: { ...request, headers } })).toBeUndefined()
  })

  it.each([
    ['filters a list down to nothing', `/api/publications?edit_id=${EDIT}`, '{"publications":[]}'],
    ['stands in a query that the call does not know', `/api/edits?a=${EDIT}`, '{"ok":true}'],
  ])('that %s is none', (_, target, text) => {
    const checker = open()
    checker.look(own)
    expect(checker.look(sent({ by: BIA, target, text }))).toBeUndefined()
  })

  it('may be named in a cursor, which begins a list of one’s own', () => {
    const checker = open()
    checker.look(own)
    expect(checker.look(sent({ ...taken, target: `/api/edits?after=${EDIT}` }))).toBeUndefined()
  })
})

it.each(['+5521981000000', '5521981000000', '21981000000'])('the phone %s of another member is a fault', (phone) => {
  const text = JSON.stringify({ about: phone })
  expect(open().look(sent({ by: ANA, text }))?.kind).toContain('the phone of somebody else was told')
  expect(open().look(sent({ by: BIA, text }))).toBeUndefined()
})

const refusal = (more: string, target = '/api/edits') =>
  open().look(sent({ by: ANA, target, status: 404, text: JSON.stringify({ error: `Não existe ${more}`, code: 'not_found' }) }))

describe('a refusal', () => {
  it.each([
    'at deleteEdit (file:///srv/mandou/features/delete-edit.ts:12:5)',
    'Error: x\n    at async run (/srv/mandou/apps/server.js:1:2)',
    'ENOENT: no such file, open /home/mandou/data/files/1.jpg',
    'features/photo-edits/get-own-edit.ts:11',
    'select id from members where phone = $1',
    'insert into "edits" ("id") values ($1)',
    'violates foreign key constraint "edits_photo_id_photos_id_fk"',
    'duplicate key value',
    'postgres://mandou@localhost/mandou',
    'whsec_0123456789',
  ])('that tells %s is a fault', (inside) => {
    expect(refusal(inside)?.kind).toContain('a refusal tells the inside')
  })

  it.each(['', 'Selecione uma foto de até 25 MB.', 'Update your plan at https://mandou.example/account', 'às 12:30:15'])(
    'may say %j',
    (text) => {
      expect(refusal(text)).toBeUndefined()
    },
  )
})

describe('a line of the log', () => {
  const search = createSecretSearch(new Set(['5511981000000', '12345678909', 'ana@exemplo.example', 'ANA SOUZA', 'abcdefgh12']))

  it.each([
    '+5511981000000',
    'phone=%2B5511981000000',
    '11981000000',
    '(11) 98100-0000',
    '11 98100 0000',
    'cpf 123.456.789-09',
    'to ana@exemplo.example',
    'holder ANA SOUZA',
    'token abcdefgh12',
  ])('with %s tells somebody’s data', (line) => {
    expect(search(`{"level":30,"msg":"${line}"}`)).toBeDefined()
  })

  it.each(['time 1732312345678', 'in 0.24119810000000774 ms', '+55 11 98100-0001', 'an edit is done'])(
    'with %s tells nobody’s',
    (line) => {
      expect(search(line)).toBeUndefined()
    },
  )
})
