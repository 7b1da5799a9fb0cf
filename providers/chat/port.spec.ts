/** The client and the stand-in, over real HTTP: what is sent, what comes back, and what each refusal means. */
import { createHash, createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { findFreePort } from '#platform/find-free-port.ts'
import { GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { servePictures } from '#sandbox/graph/pictures.test-support.ts'
import { listenForCalls } from '#sandbox/listener.test-support.ts'
import { openNumberForTests } from '#sandbox/whatsapp/number.test-support.ts'
import { connectToNumber, faultOf } from './chat.test-support.ts'
import { CHAT_PACE, type ChatFaultCode, type MessageContent, RECEIPT_RANK, waitBeforeRetryMs } from './port.ts'

const open = async () => connectToNumber(await openNumberForTests())

let fixture: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  fixture = await open()
})
afterAll(() => fixture.close())
beforeEach(() => fixture.begin())

const aPicture = (format: 'jpeg' | 'png' = 'jpeg', width = 40) =>
  sharp({ create: { width, height: 50, channels: 3, background: '#c66' } })
    .toFormat(format)
    .toBuffer()

describe('a message that was sent', () => {
  it('is reported until it was read, by our own reference', async () => {
    await fixture.write({ type: 'text', text: 'oi' })
    const { id, recipient } = await fixture.send()
    expect(recipient.phone).toBe(fixture.phone())
    const receipts = (await fixture.told(4)).filter((event) => event.kind === 'receipt')
    expect(receipts.map(({ status }) => status).sort()).toEqual(['delivered', 'read', 'sent'])
    for (const receipt of receipts)
      expect(receipt).toMatchObject({ messageId: id, reference: 'edit-7', recipient: { phone: fixture.phone() } })
    expect(receipts.find(({ price }) => price)?.price).toEqual({
      category: 'service',
      type: 'free_customer_service',
      isBillable: false,
    })
  })

  it('ends as read in any order of its receipts', async () => {
    await fixture.write({ type: 'text', text: 'oi' })
    await fixture.breakWith('reversed_statuses')
    await fixture.send()
    const statuses = (await fixture.told(4)).flatMap((event) => (event.kind === 'receipt' ? [event.status] : []))
    const last = statuses.reduce((reached, status) => (RECEIPT_RANK[status] > RECEIPT_RANK[reached] ? status : reached))
    expect([statuses.length, last]).toEqual([3, 'read'])
  })

  it('goes to exactly the number that was received, and the answer has the account behind it', async () => {
    await fixture.control('chat/send', { from: '+5531988887777', type: 'text', text: 'oi' })
    const [event] = await fixture.told(1, '553188887777')
    expect(event).toMatchObject({ kind: 'message' })
    expect((await fixture.send(undefined, { phone: '553188887777' })).recipient.phone).toBe('553188887777')
    expect((await fixture.send(undefined, { phone: '5531988887777' })).recipient.phone).toBe('553188887777')
    expect((await fixture.look('5531988887777')).messages).toHaveLength(3)
  })

  it('reaches a person without a phone by the user id alone', async () => {
    await fixture.control('chat/send', { from: 'BR.abc123', type: 'text', text: 'oi' })
    const [event] = await fixture.told(1, 'BR.abc123')
    const from = event?.kind === 'message' ? event.from : {}
    expect(from).toEqual({ phone: undefined, userId: 'BR.abc123' })
    const sent = await fixture.chat.send({ to: from, content: { kind: 'text', text: 'Olá' }, reference: 'r' })
    expect(sent.recipient).toEqual({ phone: undefined, userId: 'BR.abc123' })
    expect(
      (await faultOf(fixture.chat.send({ to: { userId: 'BR.nobody' }, content: { kind: 'text', text: 'x' }, reference: 'r' })))
        .code,
    ).toBe('recipient_unreachable')
  })

  it('fails later when the person has not written for a day, unless it is a template', async () => {
    await fixture.send()
    expect(await fixture.told(1)).toMatchObject([{ status: 'failed', reference: 'edit-7', failure: { code: 'window_closed' } }])
    await fixture.send({ kind: 'template', name: 'account_notice', language: 'pt_BR', parameters: ['tudo certo'] })
    expect(await fixture.told(4)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'sent', price: { category: 'utility', type: 'regular', isBillable: true } }),
      ]),
    )
    expect((await fixture.look()).messages.at(-1)?.text).toBe('Aviso da sua conta: tudo certo')
  })

  it.each([
    ['late_undeliverable', 'recipient_unreachable'],
    ['late_window_closed', 'window_closed'],
    ['late_marketing_cap', 'recipient_refuses'],
    ['late_opted_out', 'recipient_refuses'],
    ['late_media_refused', 'file_refused'],
  ])('fails later with %s as %s', async (fault, code) => {
    await fixture.breakWith(fault)
    await fixture.send()
    expect(await fixture.told(1)).toMatchObject([{ kind: 'receipt', status: 'failed', failure: { code } }])
  })
})

const buttons = [
  { id: 'publish:7', title: 'Publicar' },
  { id: 'redo:7', title: 'Refazer' },
]
const rows = [
  { id: 'wall', title: 'Parede', description: 'clara, com sombra' },
  { id: 'table', title: 'Mesa' },
]

describe('a message', () => {
  it.each<[string, MessageContent, object]>([
    ['of words', { kind: 'text', text: 'Pão de açúcar', showsPreview: true }, { type: 'text', text: 'Pão de açúcar' }],
    [
      'with buttons',
      { kind: 'buttons', text: 'Pronto', footer: 'fim', header: { kind: 'text', text: 'Oi' }, buttons },
      { type: 'button', text: 'Pronto', header: 'Oi', footer: 'fim', buttons },
    ],
    [
      'with a list',
      { kind: 'list', text: 'Qual?', label: 'Ver fundos', sections: [{ rows }] },
      { type: 'list', label: 'Ver fundos', buttons: rows },
    ],
    [
      'with a list of sections',
      { kind: 'list', text: 'Qual?', label: 'Ver', sections: rows.map((row) => ({ title: row.title, rows: [row] })) },
      { buttons: rows.map((row) => ({ ...row, section: row.title })) },
    ],
    [
      'with a link',
      { kind: 'link', text: 'Tamanho inteiro', label: 'Abrir', url: 'https://mandou.example/p/1?s=ç' },
      { type: 'link', label: 'Abrir', link: 'https://mandou.example/p/1?s=ç' },
    ],
    ['that asks for the phone', { kind: 'contact_request', text: 'Seu número?' }, { type: 'contact_request' }],
    [
      'with a code',
      { kind: 'template', name: 'sign_in_code', language: 'pt_BR', parameters: [], code: '123456' },
      { type: 'template', text: '*123456* é seu código de verificação.' },
    ],
  ])('%s arrives as it was sent', async (_case, content, expected) => {
    await fixture.write({ type: 'text', text: 'oi' })
    await fixture.send(content)
    expect((await fixture.look()).messages.at(-1)).toMatchObject(expected)
  })

  it('carries a picture with text and buttons in one, by id or by address', async () => {
    const pictures = await servePictures()
    await fixture.write({ type: 'text', text: 'oi' })
    const id = await fixture.chat.uploadFile({ bytes: await aPicture(), type: 'image/jpeg', name: 'p.jpg' })
    await fixture.send({ kind: 'image', image: { id }, caption: 'Legenda' })
    await fixture.send({
      kind: 'buttons',
      text: 'Legenda',
      header: { kind: 'image', image: { link: `${pictures.url}/400x500.jpg` } },
      buttons,
    })
    await fixture.send({ kind: 'document', document: { id }, fileName: 'post.jpg', caption: 'inteira' })
    const messages = (await fixture.look()).messages.slice(1)
    expect(messages).toMatchObject([
      { type: 'image', text: 'Legenda', image_url: expect.any(String) as unknown },
      { type: 'button', text: 'Legenda', image_url: expect.any(String) as unknown },
      { type: 'document', file_name: 'post.jpg', text: 'inteira' },
    ])
    await pictures.close()
  })

  it('by an address without a picture fails later', async () => {
    await fixture.write({ type: 'text', text: 'oi' })
    await fixture.send({ kind: 'image', image: { link: `http://localhost:${await findFreePort()}/p.jpg` } })
    expect((await fixture.told(2)).at(-1)).toMatchObject({ status: 'failed', failure: { code: 'file_refused' } })
  })

  it('with a file that was never uploaded is refused', async () => {
    expect((await faultOf(fixture.send({ kind: 'image', image: { id: '571234567890123' } }))).code).toBe('file_gone')
  })

  it('with a code for a user id is refused before it is sent', async () => {
    const content = { kind: 'template', name: 'sign_in_code', language: 'pt_BR', parameters: [], code: '123456' } as const
    expect((await faultOf(fixture.chat.send({ to: { userId: 'BR.1' }, content, reference: 'r' }))).code).toBe('phone_needed')
  })

  it.each<[string, Partial<Extract<MessageContent, { kind: 'template' }>>]>([
    ['does not exist', { name: 'nothing' }],
    ['is not there in this language', { language: 'fr' }],
    ['wants another number of parameters', { parameters: [] }],
  ])('of a template that %s is refused', async (_case, wrong) => {
    const fault = await faultOf(
      fixture.send({ kind: 'template', name: 'account_notice', language: 'es', parameters: ['x'], ...wrong }),
    )
    expect(fault.code).toBe('template_refused')
  })
})

describe('a refusal', () => {
  it.each<[string, ChatFaultCode, boolean]>([
    ['unknown_error', 'vendor_down', true],
    ['temporary', 'vendor_down', true],
    ['no_capability', 'credentials_refused', false],
    ['permission_missing', 'credentials_refused', false],
    ['app_rate_limited', 'rate_limited', true],
    ['account_rate_limited', 'rate_limited', true],
    ['policy_block', 'account_blocked', false],
    ['throughput', 'rate_limited', true],
    ['experiment', 'recipient_refuses', false],
    ['country_restricted', 'recipient_not_allowed', false],
    ['something_wrong', 'vendor_down', true],
    ['access_denied', 'credentials_refused', false],
    ['service_unavailable', 'vendor_down', true],
    ['not_on_whatsapp', 'recipient_unreachable', false],
    ['not_allow_listed', 'recipient_not_allowed', false],
    ['account_locked', 'account_blocked', false],
    ['payment_problem', 'payment_problem', false],
    ['spam_limited', 'spam_limited', false],
    ['media_refused', 'file_refused', false],
    ['pair_limited', 'pair_limited', true],
    ['maintenance', 'vendor_down', true],
    ['user_id_refused', 'phone_needed', false],
    ['template_policy', 'template_refused', false],
    ['template_paused', 'template_refused', false],
    ['template_disabled', 'template_refused', false],
    ['number_unregistered', 'account_blocked', false],
    ['token_expired', 'credentials_refused', false],
    ['server_error', 'in_doubt', false],
    ['lost_answer', 'in_doubt', false],
  ])('%s is %s, and retryable: %s', async (fault, code, isRetryable) => {
    await fixture.breakWith(fault)
    const met = await faultOf(fixture.send())
    expect([met.code, met.isRetryable]).toEqual([code, isRetryable])
    await expect(fixture.send()).resolves.toHaveProperty('id')
  })

  it('returns how long to wait, when the network states it', async () => {
    await fixture.breakWith('throughput_retry_after')
    expect((await faultOf(fixture.send())).retryAfterMs).toBe(2000)
  })

  it('of a wrong token or number is a fault of our configuration', async () => {
    const message = { to: { phone: fixture.phone() }, content: { kind: 'text', text: 'x' }, reference: 'r' } as const
    expect((await faultOf(fixture.connect({ accessToken: 'EAA' }).send(message))).code).toBe('credentials_refused')
    expect((await faultOf(fixture.connect({ phoneNumberId: '550000000000002' }).send(message))).code).toBe('credentials_refused')
  })

  it('a time-out is in doubt, and without a server nothing was sent', async () => {
    await fixture.breakWith('slow_answer')
    const message = { to: { phone: fixture.phone() }, content: { kind: 'text', text: 'x' }, reference: 'r' } as const
    expect((await faultOf(fixture.connect({ timeoutMs: 100 }).send(message))).code).toBe('in_doubt')
    const nowhere = fixture.connect({ graphUrl: `http://127.0.0.1:${await findFreePort()}` })
    expect(await faultOf(nowhere.send(message))).toMatchObject({ code: 'unreachable', isRetryable: true })
  })

  it('never repeats the message or the token', async () => {
    await fixture.breakWith('pair_limited')
    const fault = await faultOf(fixture.send({ kind: 'text', text: 'um segredo' }))
    expect(fault.message).not.toMatch(/um segredo|EAAS/)
  })
})

test.each([
  ['pair_limited', undefined, [4000, 16_000, 64_000, 256_000, 600_000]],
  ['rate_limited', undefined, [1000, 2000, 4000, 8000, 16_000]],
  ['rate_limited', 7000, [7000, 7000, 7000, 8000, 16_000]],
] as const)('after %s (requested: %s) the waits grow', (code, retryAfterMs, waits) => {
  expect([1, 2, 3, 4, 5].map((attempts) => waitBeforeRetryMs({ code, retryAfterMs }, attempts))).toEqual(waits)
})

describe('one person', () => {
  it('may get a burst, and then nothing until its time has passed', async () => {
    await fixture.write({ type: 'text', text: 'oi' })
    const burst = [1, 2, 3]
    const paidAfterSeconds = (burst.length * CHAT_PACE.msBetweenMessagesToOne) / 1000
    for (const _ of burst) await fixture.send()
    await fixture.control('clock', { advance_seconds: paidAfterSeconds / 2 })
    expect((await faultOf(fixture.send())).code).toBe('pair_limited')
    await expect(fixture.send(undefined, { phone: '5511900000001' })).resolves.toHaveProperty('id')
    await fixture.control('clock', { advance_seconds: paidAfterSeconds / 2 })
    await expect(fixture.send()).resolves.toHaveProperty('id')
  })

  it('sees that a message was read, and that we are typing', async () => {
    const { id = '' } = await fixture.write({ type: 'text', text: 'oi' })
    await fixture.chat.markRead(id, { isTyping: true })
    expect(await fixture.look()).toMatchObject({ is_typing: true, messages: [{ status: 'read' }] })
    await fixture.control('clock', { advance_seconds: 26 })
    expect(await fixture.look()).toMatchObject({ is_typing: false })
    expect((await faultOf(fixture.chat.markRead('wamid.unknown'))).code).toBe('message_invalid')
  })
})

async function received(action: object): Promise<string> {
  await fixture.write(action)
  const [event] = await fixture.told(1)
  const content = event?.kind === 'message' ? event.content : undefined
  return content && 'file' in content ? content.file.id : ''
}

describe('a file', () => {
  const limits = { bytes: 5_000_000, types: /^image\// }

  it.each(['hex_hashes', 'sizes_as_text', 'reads'])('that a person sent is fetched completely, also with %s', async (setting) => {
    await fixture.set(setting, 1)
    const original = await aPicture('png', 300)
    const id = await received({ type: 'document', image_base64: original.toString('base64'), file_name: 'foto.png' })
    const outcome = await fixture.chat.downloadFile(id, limits)
    expect(outcome).toMatchObject({ outcome: 'fetched', type: 'image/png' })
    const bytes = outcome.outcome === 'fetched' ? outcome.bytes : Buffer.alloc(0)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(createHash('sha256').update(original).digest('hex'))
  })

  it('that is too large or of another type is not fetched', async () => {
    const id = await received({ type: 'image', image_base64: (await aPicture()).toString('base64') })
    expect(await fixture.chat.downloadFile(id, { ...limits, bytes: 10 })).toEqual({ outcome: 'refused', reason: 'size' })
    expect(await fixture.chat.downloadFile(id, { ...limits, types: /^audio/ })).toEqual({ outcome: 'refused', reason: 'type' })
  })

  it('whose address expired, or that arrived damaged, is requested once more', async () => {
    const id = await received({ type: 'image', image_base64: (await aPicture()).toString('base64') })
    for (const fault of ['media_address_dead', 'media_damaged']) {
      await fixture.breakWith(fault)
      expect(await fixture.chat.downloadFile(id, limits)).toMatchObject({ outcome: 'fetched' })
      await fixture.breakWith(fault, 2)
      expect(await faultOf(fixture.chat.downloadFile(id, limits))).toMatchObject({ code: 'vendor_down', isRetryable: true })
    }
  })

  it('is gone after a week', async () => {
    const id = await received({ type: 'image', image_base64: (await aPicture()).toString('base64') })
    await fixture.control('clock', { advance_seconds: 8 * 86_400 })
    expect(await fixture.chat.downloadFile(id, limits)).toEqual({ outcome: 'gone' })
  })

  it('is fetched from the network alone: the token goes to no other host', async () => {
    await using elsewhere = await listenForCalls()
    await using liar = await listenForCalls()
    liar.answerWith(200, JSON.stringify({ url: `${elsewhere.url}/file`, mime_type: 'image/jpeg' }))
    expect((await faultOf(fixture.connect({ graphUrl: liar.url }).downloadFile('1', limits))).code).toBe('refused')
    expect(elsewhere.calls).toEqual([])
  })

  it.each([
    ['of a type that is none', 'image/webp', 'image/webp'],
    ['that is not what it says', 'image/png', 'image/jpeg'],
  ])('%s is not uploaded', async (_case, type, real) => {
    const bytes = real === 'image/jpeg' ? await aPicture() : Buffer.from('RIFF')
    expect((await faultOf(fixture.chat.uploadFile({ bytes, type, name: 'p' }))).code).toBe('message_invalid')
  })
})

const isGenuine = (signature: string | undefined, rawBody: Uint8Array) =>
  fixture.chat.isGenuine({ headers: { 'x-hub-signature-256': signature }, rawBody })

const query = (token: string, mode = 'subscribe') => ({
  'hub.mode': mode,
  'hub.challenge': '1158201444',
  'hub.verify_token': token,
})

it('the link to the chat contains the number in digits and the greeting', () => {
  const link = fixture.chat.linkTo({ number: '+5581987654321', greeting: 'Oi! Quero editar & postar.' })
  expect(link).toBe('https://wa.me/5581987654321?text=Oi!%20Quero%20editar%20%26%20postar.')
})

describe('a callback', () => {
  it('answers the challenge of a caller who knows the token', () => {
    expect(fixture.chat.readHandshake(query(WHATSAPP_CREDENTIALS.verify_token))).toBe('1158201444')
    expect(fixture.chat.readHandshake(query('other'))).toBeUndefined()
    expect(fixture.chat.readHandshake(query(WHATSAPP_CREDENTIALS.verify_token, 'unsubscribe'))).toBeUndefined()
    expect(
      fixture.chat.readHandshake({ ...query(WHATSAPP_CREDENTIALS.verify_token), 'hub.verify_token': ['a', 'b'] }),
    ).toBeUndefined()
    expect(fixture.chat.readHandshake({})).toBeUndefined()
  })

  it('accepts exactly the bytes that were signed, accents and emoji among them', async () => {
    const { id = '' } = await fixture.write({ type: 'text', text: 'Pão de açúcar & <b>ção</b> 🍞 https://mandou.example/%20@x' })
    const call = await fixture.callAbout(id)
    const raw = Buffer.from(call?.text ?? '')
    const signature = String(call?.headers['x-hub-signature-256'])
    expect(raw.toString()).toContain(String.raw`P\u00e3o`)
    expect(isGenuine(signature, raw)).toBe(true)
    const writtenAgain = Buffer.from(JSON.stringify(JSON.parse(raw.toString())))
    expect(isGenuine(signature, writtenAgain)).toBe(false)
    const unescaped = createHmac('sha256', GRAPH_CREDENTIALS.app_secret).update(writtenAgain).digest('hex')
    expect(isGenuine(`sha256=${unescaped}`, writtenAgain)).toBe(true)
  })

  it.each([undefined, '', 'sha256=', `sha256=${'0'.repeat(64)}`, 'sha1=abc'])('refuses the signature %j', (signature) => {
    expect(isGenuine(signature, Buffer.from('{}'))).toBe(false)
  })

  it('refuses a signature made with another secret', async () => {
    await fixture.breakWith('forged_webhook')
    const { id = '' } = await fixture.write({ type: 'text', text: 'x' })
    const call = await fixture.callAbout(id)
    expect(isGenuine(String(call?.headers['x-hub-signature-256']), Buffer.from(call?.text ?? ''))).toBe(false)
  })
})
