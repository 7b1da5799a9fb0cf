/** Webhooks in the formats of Meta's reference (2026), and in some that it does not document. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readWebhook } from './read-webhook.ts'

const NUMBER_ID = '106540352242922'
const USER_ID = 'BR.13491208655302741918'
const at = new Date(1_749_416_383_000)

function webhook(...values: object[]): Buffer {
  const changes = values.map((value) => ({
    value: {
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '551155550100', phone_number_id: NUMBER_ID },
      ...value,
    },
    field: 'messages',
  }))
  return Buffer.from(JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '102290129340398', changes }] }))
}

const CONTACT = { profile: { name: 'Pessoa de Exemplo' }, wa_id: '553188887777', user_id: USER_ID }

function message(node: object, contacts: readonly object[] = [CONTACT]): Buffer {
  const head = { from: '553188887777', from_user_id: USER_ID, id: 'wamid.A', timestamp: '1749416383' }
  return webhook({ contacts, messages: [{ ...head, ...node }] })
}

const read = (body: Buffer) => readWebhook(body, NUMBER_ID)

function contentOf(body: Buffer): unknown {
  const [event] = read(body)
  return event?.kind === 'message' ? event.content : event
}

/** A text from a person with this number. */
const textOf = (from: string) => ({ from, id: `wamid.${from}`, timestamp: '1749416383', type: 'text', text: { body: 'x' } })
const contactOf = (name: string, account: string) => ({ profile: { name }, wa_id: account })
const readBy = (account: string, id: string) => ({ id, status: 'read', timestamp: '1749416383', recipient_id: account })
const change = (system: object) => message({ type: 'system', system: { body: 'x', type: 'user_changed_number', ...system } }, [])
const receipt = (more: object, value: object = {}) => {
  const status = { id: 'wamid.B', status: 'sent', timestamp: '1749416383', recipient_id: '553188887777', ...more }
  return webhook({ ...value, statuses: [status] })
}
const problem = (details: string) => webhook({ errors: [{ code: 130_429, title: 'Rate limit hit', error_data: { details } }] })

const file = { mime_type: 'image/jpeg', sha256: 'SfInY0gGKTsJlUWbwxC1k+FAD0FZHvzwfpvO0zX0GUI=', id: '1908647269898587' }

describe('a message', () => {
  it('states sender, time and the message that it answers', () => {
    const body = message({
      context: { from: '551155550100', id: 'wamid.OURS' },
      type: 'text',
      text: { body: 'Pão de açúcar 🍞' },
    })
    expect(read(body)).toEqual([
      {
        kind: 'message',
        key: 'wamid.A',
        at,
        id: 'wamid.A',
        from: { phone: '553188887777', userId: USER_ID },
        name: 'Pessoa de Exemplo',
        username: undefined,
        replyTo: 'wamid.OURS',
        content: { kind: 'text', text: 'Pão de açúcar 🍞' },
      },
    ])
  })

  it.each([
    [
      'a photo',
      { type: 'image', image: { ...file, caption: 'fundo rosa', url: 'https://lookaside.fbsbx.com/x' } },
      { kind: 'image', file: { id: file.id, type: 'image/jpeg' }, caption: 'fundo rosa' },
    ],
    [
      'a photo without words',
      { type: 'image', image: file },
      { kind: 'image', file: { id: file.id, type: 'image/jpeg' }, caption: undefined },
    ],
    [
      'a photo as a document',
      { type: 'document', document: { ...file, filename: 'IMG_1.HEIC' } },
      { kind: 'document', file: { id: file.id, type: 'image/jpeg' }, caption: undefined, fileName: 'IMG_1.HEIC' },
    ],
    [
      'a recording',
      { type: 'audio', audio: { ...file, mime_type: 'audio/ogg; codecs=opus', voice: true } },
      { kind: 'audio', file: { id: file.id, type: 'audio/ogg; codecs=opus' } },
    ],
    [
      'a sticker',
      { type: 'sticker', sticker: { ...file, animated: false } },
      { kind: 'sticker', file: { id: file.id, type: 'image/jpeg' } },
    ],
    ['a video', { type: 'video', video: file }, { kind: 'video', file: { id: file.id, type: 'image/jpeg' } }],
    [
      'a button',
      { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: 'redo:7', title: 'Refazer' } } },
      { kind: 'choice', id: 'redo:7', title: 'Refazer' },
    ],
    [
      'a row',
      {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: 'wall', title: 'Parede', description: 'clara' } },
      },
      { kind: 'choice', id: 'wall', title: 'Parede' },
    ],
    [
      'the button of a template',
      { type: 'button', button: { payload: 'stop', text: 'Parar' } },
      { kind: 'choice', id: 'stop', title: 'Parar' },
    ],
    ['a place', { type: 'location', location: { latitude: 37.48, longitude: -122.15 } }, { kind: 'location' }],
    [
      'the own number, when asked',
      {
        type: 'contacts',
        origin: 'contact_request',
        contacts: [{ vcard: 'BEGIN:VCARD', phones: [{ phone: '+55 31 98888-7777' }] }],
      },
      { kind: 'contacts', phones: ['5531988887777'], isAnswer: true },
    ],
    [
      'a card',
      {
        type: 'contacts',
        contacts: [
          { name: { formatted_name: 'X' }, phones: [{ phone: '+1 (650) 555-7951', wa_id: '16505557951', type: 'HOME' }] },
          { emails: [] },
        ],
      },
      { kind: 'contacts', phones: ['16505557951'], isAnswer: false },
    ],
    [
      'a reaction',
      { type: 'reaction', reaction: { message_id: 'wamid.OURS', emoji: '❤️' } },
      { kind: 'reaction', to: 'wamid.OURS', emoji: '❤️' },
    ],
    [
      'a reaction taken back',
      { type: 'reaction', reaction: { message_id: 'wamid.OURS' } },
      { kind: 'reaction', to: 'wamid.OURS', emoji: undefined },
    ],
    [
      'a poll',
      {
        type: 'unsupported',
        errors: [{ code: 131_051, title: 'Message type unknown', error_data: { details: 'x' } }],
        unsupported: { type: 'poll_creation' },
      },
      { kind: 'unsupported', type: 'poll_creation' },
    ],
    [
      'what is not to be had now',
      { type: 'unsupported', errors: [{ code: 131_060, title: 'This message is currently unavailable.' }] },
      { kind: 'unavailable' },
    ],
    [
      'a file that the network lost',
      { type: 'image', errors: [{ code: '131052', title: 'Media download error' }] },
      { kind: 'unavailable' },
    ],
    ['an order', { type: 'order', order: { catalog_id: '1', product_items: [] } }, { kind: 'unsupported', type: 'order' }],
    ['a type of tomorrow', { type: 'hologram', hologram: {} }, { kind: 'unsupported', type: 'hologram' }],
    ['a type without its node', { type: 'image' }, { kind: 'unsupported', type: 'image' }],
    ['a type that every object has', { type: 'constructor' }, { kind: 'unsupported', type: 'constructor' }],
    ['words that no database takes', { type: 'text', text: { body: 'p\0ão \ud83c' } }, { kind: 'text', text: 'pão \ufffd' }],
    ['no type at all', { text: { body: 'x' } }, { kind: 'unsupported', type: 'unknown' }],
  ])('is %s', (_case, node, content) => expect(contentOf(message(node))).toEqual(content))

  it.each([
    ['by phone alone', { wa_id: '553188887777' }, { from: '553188887777' }, { phone: '553188887777', userId: undefined }],
    [
      'by user id alone',
      { user_id: USER_ID, profile: { username: 'doces' } },
      { from_user_id: USER_ID },
      { phone: undefined, userId: USER_ID },
    ],
    ['by the contact alone', { wa_id: '553188887777', user_id: USER_ID }, {}, { phone: '553188887777', userId: USER_ID }],
    ['with a plus, as samples have it', {}, { from: '+553188887777' }, { phone: '553188887777', userId: undefined }],
  ])('identifies the person %s', (_case, contact, sender, from) => {
    const body = webhook({
      contacts: [contact],
      messages: [{ ...sender, id: 'wamid.A', timestamp: 1_749_416_383, type: 'text', text: { body: 'x' } }],
    })
    expect(read(body)).toMatchObject([{ from }])
  })

  it('finds its sender among several contacts', () => {
    const body = webhook({
      contacts: [contactOf('Um', '1'), contactOf('Dois', '2')],
      messages: [textOf('2'), textOf('1'), textOf('3')],
    })
    expect(read(body)).toMatchObject([{ name: 'Dois' }, { name: 'Um' }, { name: undefined }])
  })

  it('without a sender is no message', () => {
    expect(read(webhook({ messages: [{ id: 'wamid.A', timestamp: '1', type: 'text', text: { body: 'x' } }] }))).toEqual([])
  })
})

test('a changed number is reported without contacts, in both spellings', () => {
  const changed = {
    kind: 'changed_address',
    key: 'wamid.A',
    before: { phone: '553188887777' },
    after: { phone: '5511912345678' },
  }
  expect(read(change({ wa_id: '5511912345678' }))).toMatchObject([changed])
  expect(read(change({ new_wa_id: '5511912345678' }))).toMatchObject([changed])
  expect(read(change({ user_id: 'BR.2' }))).toMatchObject([{ after: { phone: undefined, userId: 'BR.2' } }])
  expect(read(change({}))).toEqual([])
})

describe('a receipt', () => {
  it('states how far a message came, by our own reference, and what it costs', () => {
    const pricing = { billable: true, pricing_model: 'PMP', type: 'regular', category: 'service' }
    const conversation = { id: 'c', origin: { type: 'service' } }
    const body = receipt(
      { recipient_user_id: USER_ID, biz_opaque_callback_data: 'edit-7', pricing, conversation },
      { contacts: [CONTACT] },
    )
    expect(read(body)).toEqual([
      {
        kind: 'receipt',
        key: 'wamid.B:sent',
        at,
        messageId: 'wamid.B',
        reference: 'edit-7',
        recipient: { phone: '553188887777', userId: USER_ID },
        status: 'sent',
        failure: undefined,
        price: { category: 'service', type: 'regular', isBillable: true },
      },
    ])
  })

  it('of a failure states the reason', () => {
    const errors = [
      {
        code: 131_047,
        title: 'Re-engagement message',
        message: 'Re-engagement message',
        error_data: { details: 'More than 24 hours' },
        href: 'x',
      },
    ]
    expect(read(receipt({ status: 'failed', errors }))).toMatchObject([
      { status: 'failed', failure: { code: 'window_closed', detail: expect.stringContaining('More than 24 hours') as unknown } },
    ])
    expect(read(receipt({ status: 'failed' }))).toMatchObject([{ failure: { code: 'refused' } }])
  })

  it('of a played recording means read, and an unknown one is ignored', () => {
    expect(read(receipt({ status: 'played' }))).toMatchObject([{ status: 'read', key: 'wamid.B:read' }])
    expect(read(receipt({ status: 'framed' }))).toEqual([])
    expect(read(receipt({ status: 'constructor' }))).toEqual([])
  })
})

describe('a webhook', () => {
  it('may contain many events, and keeps their order', () => {
    const body = webhook(
      { messages: [textOf('1'), textOf('2')] },
      { statuses: [readBy('1', 's1')] },
      { statuses: [readBy('1', 's2')] },
    )
    expect(read(body).map((event) => 'key' in event && event.key)).toEqual(['wamid.1', 'wamid.2', 's1:read', 's2:read'])
  })

  it('loses no valid event beside a broken one', () => {
    const good = { from: '1', id: 'good', timestamp: '1749416383', type: 'text', text: { body: 'x' } }
    const body = webhook({
      contacts: 'none',
      messages: [null, 7, { id: '' }, { id: 'x', timestamp: 'soon' }, good],
      statuses: {},
    })
    expect(read(body)).toMatchObject([{ key: 'good' }])
  })

  it('contains no impossible date', () => {
    const from = { from: '1', id: 'wamid.A', type: 'text', text: { body: 'x' } }
    const body = webhook({ messages: [8_640_000_000_000, 1e300].map((timestamp) => ({ ...from, timestamp })) })
    expect(read(body).map((event) => 'at' in event && event.at.getUTCFullYear())).toEqual([9999, 9999])
  })

  it('never throws, whatever it contains', () => {
    const types = ['text', 'image', 'interactive', 'button', 'contacts', 'reaction', 'system', 'unsupported', 'order']
    const nodes = fc.record({
      type: fc.constantFrom(...types),
      timestamp: fc.anything(),
      ...Object.fromEntries(types.map((type) => [type, fc.jsonValue()])),
    })
    fc.assert(
      fc.property(nodes, fc.jsonValue(), (node, value) => {
        const head = { id: 'wamid.A', from: '1', timestamp: '1749416383' }
        const body = webhook({
          contacts: [value],
          messages: [{ ...head, ...node }, { ...node, ...head }, value],
          statuses: [value],
          errors: [value],
        })
        for (const event of read(body)) if ('at' in event) expect(Number.isNaN(event.at.getTime())).toBe(false)
        expect(read(Buffer.from(JSON.stringify(value)))).toEqual([])
      }),
    )
  })

  it('about our number or account states the problem', () => {
    expect(read(problem('x'))).toMatchObject([{ kind: 'problem', code: 'rate_limited' }])
  })

  it.each([
    ['no JSON', Buffer.from('{"object":')],
    ['nothing', Buffer.alloc(0)],
    ['another object', Buffer.from('{"object":"page","entry":[]}')],
    ['a list', Buffer.from('[]')],
    ['entries without changes', Buffer.from('{"object":"whatsapp_business_account","entry":[{}]}')],
    [
      'another field',
      Buffer.from(
        message({ type: 'text', text: { body: 'x' } })
          .toString()
          .replace('"field":"messages"', '"field":"account_update"'),
      ),
    ],
    [
      'another number',
      Buffer.from(
        message({ type: 'text', text: { body: 'x' } })
          .toString()
          .replace(NUMBER_ID, '1'),
      ),
    ],
  ])('of %s contains no event', (_case, body) => expect(read(body)).toEqual([]))
})
