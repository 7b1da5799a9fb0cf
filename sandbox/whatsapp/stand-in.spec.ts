/** The format of webhooks and answers, and every setting that changes it. */
import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls, type ReceivedCall } from '#sandbox/listener.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'
import { accountOf } from './numbers.ts'

const { phone_number_id: numberId, whatsapp_business_account_id: accountId } = WHATSAPP_CREDENTIALS
const bearer = { authorization: `Bearer ${GRAPH_CREDENTIALS.access_token}` }

let sandbox: Sandbox
let product: Awaited<ReturnType<typeof listenForCalls>>
let from = ''
let people = 0

beforeAll(async () => {
  product = await listenForCalls()
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: product.url })
})
afterAll(async () => {
  await sandbox.close()
  await product[Symbol.asyncDispose]()
})
beforeEach(async () => {
  product.answerWith(200)
  await control('reset')
  for (const setting of ['delivered_after_ms', 'read_after_ms']) await set(setting, 0)
  people += 1
  from = `55119${String(70_000_000 + people)}`
})

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: Record<string, unknown>
}
async function ask(path: string, request: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(sandbox.url + path, request)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) as Record<string, unknown> } // as: always an object
}
const post = (path: string, body: object, headers: Record<string, string> = bearer) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
const control = async (call: string, body: object = {}) => (await post(`/control/${call}`, body, {})).body
const set = (setting: string, value: number) => control('settings', { provider: 'whatsapp', setting, value })
const breakWith = (fault: string, times = 1) => control('faults', { provider: 'whatsapp', fault, times })
const write = async (action: object = { type: 'text', text: 'oi' }) =>
  String((await control('chat/send', { from: `+${from}`, ...action }))['id'])
const send = (message: object = { text: { body: 'x' } }) =>
  post(`/v26.0/${numberId}/messages`, { messaging_product: 'whatsapp', to: `+${from}`, ...message })
/** The refusal of one more message; undefined when it was accepted. */
const refusalCode = async () => ((await send()).body['error'] as { code?: number } | undefined)?.code // as: the documented shape
const messages = async () => (await ask(`/control/chat?phone=${from}`)).body['messages'] as Record<string, unknown>[] // as: the documented shape

/** Calls that name this person, once there are `count`. */
async function callsAbout(count: number, somebody = from): Promise<readonly ReceivedCall[]> {
  const own = () => webhooksSoFar().filter(({ text }) => text.includes(`"${somebody}"`))
  await expect.poll(() => own().length).toBeGreaterThanOrEqual(count)
  return own()
}

interface Value {
  readonly contacts?: readonly Record<string, unknown>[]
  readonly messages?: readonly Record<string, unknown>[]
  readonly statuses?: readonly Record<string, unknown>[]
}
function valuesIn({ text }: ReceivedCall): readonly Value[] {
  const { entry } = JSON.parse(text) as { entry: { changes: { value: Value }[] }[] } // as: the documented shape
  return entry.flatMap(({ changes }) => changes.map(({ value }) => value))
}
/** The product also gets calls about the clock and challenges. */
const webhooksSoFar = () => product.calls.filter(({ path, text }) => path === '/api/whatsapp/webhook' && text !== '')
const messageIn = (call: ReceivedCall | undefined) => call && valuesIn(call)[0]?.messages?.[0]
const statusesIn = (calls: readonly ReceivedCall[]) =>
  calls.flatMap((call) => valuesIn(call).flatMap(({ statuses }) => statuses ?? []))

describe('the Graph API', () => {
  it.each(['/v26.0', '/v18.0', ''])('is served below %j', async (prefix) => {
    const { body, headers } = await ask(`${prefix}/${numberId}?fields=verified_name`, { headers: bearer })
    expect(body).toEqual({ id: numberId, verified_name: 'Mandou' })
    expect(headers.get('facebook-api-version')).toMatch(/^v2[16]\.0$/)
    expect(JSON.parse(headers.get('x-business-use-case-usage') ?? '')).toHaveProperty(accountId)
  })

  it.each([
    ['no token', `/v26.0/${numberId}`, {}, 401, 190, undefined],
    ['a token of nobody', `/v26.0/${numberId}`, { authorization: 'Bearer x' }, 401, 190, undefined],
    ['a proof that is another’s', `/v26.0/${numberId}?appsecret_proof=00`, bearer, 400, 100, undefined],
    ['another number', '/v26.0/550000000000002', bearer, 400, 100, 33],
    ['a file of nobody', '/v26.0/570000000000002', bearer, 400, 100, 33],
    ['a file asked for by another number', '/v26.0/570000000000002?phone_number_id=1', bearer, 400, 100, 33],
    ['a field that does not exist', `/v26.0/${numberId}?fields=shoe_size`, bearer, 400, 100, undefined],
    ['a path of nothing', `/v26.0/${numberId}/what`, bearer, 400, 2500, undefined],
  ])('refuses %s', async (_case, path, headers, status, code, subcode) => {
    const answer = await ask(path, { headers })
    expect(answer.status).toBe(status)
    expect(answer.body['error']).toMatchObject({ code, fbtrace_id: expect.any(String) as unknown })
    expect((answer.body['error'] as { error_subcode?: number }).error_subcode).toBe(subcode) // as: the documented shape
  })

  it('answers Instagram’s ids by the Instagram stand-in', async () => {
    const { instagram_account_id: id } = GRAPH_CREDENTIALS
    expect((await ask(`/v26.0/${id}?fields=username`, { headers: bearer })).body).toMatchObject({ username: 'atelie.de.exemplo' })
    expect((await ask(`/v26.0/${id}/media`, { headers: bearer })).body).toHaveProperty('data')
  })

  it('lists all settings that clients need', async () => {
    const { body } = await ask('/control/providers')
    expect(body).toMatchObject({
      graph: { phone_number_id: numberId, app_secret: GRAPH_CREDENTIALS.app_secret },
      whatsapp: { base_url: sandbox.url },
    })
  })
})

describe('a message', () => {
  it.each([
    ['nothing to say', { type: 'text' }, 131_008],
    ['nobody to say it to', { to: undefined, text: { body: 'x' } }, 131_008],
    ['no phone', { to: 'everybody', text: { body: 'x' } }, 131_009],
    ['ourselves', { to: WHATSAPP_CREDENTIALS.phone, text: { body: 'x' } }, 131_021],
    ['another product', { messaging_product: 'telegram', text: { body: 'x' } }, 100],
    ['a type of nothing', { type: 'hologram', hologram: {} }, 100],
    ['too many words', { text: { body: 'é'.repeat(4097) } }, 131_009],
    ['a picture without a source', { type: 'image', image: { caption: 'x' } }, 131_009],
    ['a picture with two', { type: 'image', image: { id: '1', link: 'http://localhost/x' } }, 131_009],
    ['a file of nobody', { type: 'image', image: { id: '571234567890123' } }, 100],
    [
      'a link to an address in numbers',
      {
        type: 'interactive',
        interactive: {
          type: 'cta_url',
          body: { text: 'x' },
          action: { name: 'cta_url', parameters: { display_text: 'x', url: 'http://10.0.0.1/' } },
        },
      },
      131_009,
    ],
    ['a user id that nobody has', { to: undefined, recipient: 'BR.0', text: { body: 'x' } }, 131_026],
    ['a template of nothing', { type: 'template', template: { name: 'x', language: { code: 'pt_BR' } } }, 132_001],
    [
      'a code to a user id',
      {
        to: undefined,
        recipient: 'BR.0',
        type: 'template',
        template: {
          name: 'sign_in_code',
          language: { code: 'pt_BR' },
          components: [{ type: 'button', sub_type: 'url', index: 0, parameters: [{ type: 'text', text: '1' }] }],
        },
      },
      131_062,
    ],
    [
      'a code without its button',
      {
        type: 'template',
        template: {
          name: 'sign_in_code',
          language: { code: 'es' },
          components: [{ type: 'body', parameters: [{ type: 'text', text: '1' }] }],
        },
      },
      131_008,
    ],
    ['its own data at length', { text: { body: 'x' }, biz_opaque_callback_data: 'x'.repeat(513) }, 131_009],
  ])('to or with %s is refused', async (_case, message, code) => {
    const { body } = await send(message)
    expect(body['error']).toMatchObject({
      code,
      error_data: { messaging_product: 'whatsapp', details: expect.any(String) as unknown },
    })
  })

  it('of a template reports that it was accepted, others do not', async () => {
    const template = { name: 'hello_world', language: { code: 'en_US' } }
    expect((await send({ type: 'template', template })).body['messages']).toMatchObject([{ message_status: 'accepted' }])
    expect((await send()).body['messages']).toEqual([{ id: expect.stringMatching(/^wamid\./) as unknown }])
  })

  it.each([
    ['skip_delivered', ['read', 'sent']],
    ['no_read', ['delivered', 'sent']],
  ])('with %s gets as far as: %s', async (fault, expected) => {
    await write()
    await breakWith(fault)
    await send()
    const statuses = statusesIn(await callsAbout(3))
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(expected))
  })

  it('is free up to the thousandth, or fewer by setting, and states its price once', async () => {
    await write()
    await set('free_messages', 1)
    await send()
    await send()
    const prices = statusesIn(await callsAbout(7)).flatMap(({ pricing }) => (pricing ? [pricing] : []))
    expect(prices).toEqual([
      { billable: false, pricing_model: 'PMP', type: 'free_customer_service', category: 'service' },
      { billable: true, pricing_model: 'PMP', type: 'regular', category: 'service' },
    ])
  })

  it('has statuses in the format of the chosen version', async () => {
    await write()
    await set('webhook_version', 23)
    await set('status_contacts', 0)
    await send()
    const values = (await callsAbout(4)).flatMap(valuesIn).filter(({ statuses }) => statuses)
    expect(values.some(({ contacts }) => contacts)).toBe(false)
    expect(values.flatMap(({ statuses }) => statuses ?? []).some(({ conversation }) => conversation)).toBe(true)
  })

  it('is refused above the throughput of the number', async () => {
    await set('messages_per_second', 0)
    expect(await refusalCode()).toBe(130_429)
    await set('messages_per_second', 80)
    expect(await refusalCode()).toBeUndefined()
  })

  it('to one person is refused after a burst, until its time is over', async () => {
    await set('pair_burst', 2)
    expect([await refusalCode(), await refusalCode(), await refusalCode()]).toEqual([undefined, undefined, 131_056])
    await control('clock', { advance_seconds: 13 })
    expect(await refusalCode()).toBeUndefined()
  })

  it('is outside its window after a day, and inside again after an answer', async () => {
    await write()
    await control('clock', { advance_seconds: 86_401 })
    await send()
    await expect.poll(async () => (await messages()).at(-1)).toMatchObject({ status: 'failed', error_code: 131_047 })
    await write()
    await send()
    await expect.poll(async () => (await messages()).at(-1)).toMatchObject({ status: 'read' })
  })
})

describe('a webhook', () => {
  it('is signed over its own bytes, which are ASCII with escaped slashes', async () => {
    await write({ type: 'text', text: 'ção 🍞 http://x' })
    const [call] = await callsAbout(1)
    const signature = createHmac('sha256', GRAPH_CREDENTIALS.app_secret)
      .update(call?.text ?? '')
      .digest('hex')
    expect(call?.headers['x-hub-signature-256']).toBe(`sha256=${signature}`)
    expect(call?.text).toContain(String.raw`\u00e7\u00e3o \ud83c\udf5e http:\/\/x`)
    expect([call?.path, call?.headers['user-agent']]).toEqual(['/api/whatsapp/webhook', 'facebookexternalua'])
  })

  it('is doubled, late or overtaken on demand', async () => {
    await breakWith('duplicate_webhook')
    await write({ type: 'text', text: 'twice' })
    expect((await callsAbout(2)).map(({ text }) => text.includes('twice'))).toEqual([true, true])
    await breakWith('late_webhook')
    await write({ type: 'text', text: 'late' })
    await breakWith('reordered_webhook')
    await write({ type: 'text', text: 'second' })
    await write({ type: 'text', text: 'first' })
    const order = (await callsAbout(4)).slice(2).map(({ text }) => /second|first|late/.exec(text)?.[0])
    expect(new Set(order)).toEqual(new Set(['first', 'second']))
    await control('clock', { advance_seconds: 172_801 })
    const late = messageIn((await callsAbout(5)).at(-1))
    expect(late).toMatchObject({ text: { body: 'late' } })
    expect(Number(late?.['timestamp'])).toBeLessThan(
      Date.parse(String((await ask('/control/clock')).body['now'])) / 1000 - 172_000,
    )
  })

  it('collects the events of a moment', async () => {
    await set('batch_ms', 1000)
    await write()
    await write()
    await send()
    const [call] = await callsAbout(1)
    const values = call ? valuesIn(call) : []
    expect(values.flatMap((value) => value.messages ?? [])).toHaveLength(2)
  })

  it('is retried until it is answered with 200, and each attempt is recorded', async () => {
    product.answerWith(503)
    const id = await write()
    await callsAbout(1)
    product.answerWith(200)
    await control('clock', { advance_seconds: 6 })
    await callsAbout(2)
    const attempts = async () => {
      const { deliveries } = (await ask('/control/webhooks?provider=whatsapp')).body as {
        deliveries: { id: string; event: string; status: number; body: object }[]
      } // the documented shape
      return deliveries.filter(({ body }) => JSON.stringify(body).includes(id))
    }
    await expect
      .poll(async () => (await attempts()).map(({ status, event }) => [status, event]))
      .toEqual([
        [200, 'message.text'],
        [503, 'message.text'],
      ])
    expect(new Set((await attempts()).map((attempt) => attempt.id)).size).toBe(1)
    await control('clock', { advance_seconds: 600 })
    expect(await control('webhooks/redeliver', { provider: 'whatsapp', order: 'reversed' })).toEqual({ redelivered: 1 })
    expect(await callsAbout(3)).toHaveLength(3)
  })

  it('goes to another callback after a challenge, and nowhere without a subscription', async () => {
    await using other = await listenForCalls()
    const path = `/v26.0/${accountId}/subscribed_apps`
    const refused = await post(path, { override_callback_uri: other.url, verify_token: 't' })
    expect(refused.body['error']).toMatchObject({ code: 100 })
    expect(other.calls[0]?.path).toMatch(/^\/\?hub\.mode=subscribe&hub\.challenge=\d+&hub\.verify_token=t$/)
    expect(await control('chat/handshake')).toMatchObject({ status: 200, is_verified: false })
    expect((await ask(path, { method: 'DELETE', headers: bearer })).body).toEqual({ success: true })
    await write({ type: 'text', text: 'unheard' })
    expect((await post(path, {})).body).toEqual({ success: true })
    await write({ type: 'text', text: 'heard' })
    const received = await callsAbout(1)
    expect(received.map((call) => messageIn(call)?.['text'])).toEqual([{ body: 'heard' }])
  })
})

const picture = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c66' } })
    .png()
    .toBuffer()

describe('a person', () => {
  it.each([
    ['audio', 'audio', { voice: true, mime_type: expect.stringContaining('audio/ogg') as unknown }],
    ['sticker', 'sticker', { animated: false, mime_type: 'image/webp' }],
    ['video', 'video', { mime_type: 'video/mp4' }],
    ['location', 'location', { latitude: expect.any(Number) as unknown }],
    ['unsupported', 'unsupported', { type: 'poll_creation' }],
    ['unavailable', 'unsupported', { type: 'media_placeholder' }],
  ])('may send %s', async (type, node, content) => {
    await write({ type })
    expect(messageIn((await callsAbout(1))[0])).toMatchObject({ from, type: node, [node]: content })
  })

  it('sends a photo shrunk, and a document as it is', async () => {
    const image_base64 = (await picture()).toString('base64')
    await write({ type: 'image', image_base64, caption: 'fundo' })
    await write({ type: 'document', image_base64, file_name: 'a.png' })
    const [photo, document] = (await callsAbout(2)).map(messageIn)
    expect(photo).toMatchObject({ image: { mime_type: 'image/jpeg', caption: 'fundo' } })
    expect(document).toMatchObject({ document: { mime_type: 'image/png', filename: 'a.png' } })
    const [seen] = await messages()
    const shown = await fetch(String(seen?.['image_url']))
    const { width, format } = await sharp(await shown.arrayBuffer()).metadata()
    expect([width, format]).toEqual([1600, 'jpeg'])
  })

  it('presses buttons and picks rows, including old and unknown ones', async () => {
    await write()
    const interactive = {
      type: 'button',
      body: { text: 'x' },
      action: { buttons: [{ type: 'reply', reply: { id: 'a', title: 'Sim' } }] },
    }
    const offered = (await send({ type: 'interactive', interactive })).body['messages'] as { id: string }[] // as: the documented shape
    const list = {
      type: 'list',
      body: { text: 'x' },
      action: { button: 'Ver', sections: [{ rows: [{ id: 'r', title: 'Parede', description: 'clara' }] }] },
    }
    await send({ type: 'interactive', interactive: list })
    await set('reads', 0)
    const pressed = [
      await write({ type: 'button', button_id: 'a' }),
      await write({ type: 'list', row_id: 'r' }),
      await write({ type: 'button', button_id: 'gone', text: 'Velho' }),
    ]
    await expect
      .poll(
        () => product.calls.filter(({ text }) => pressed.some((id) => text.includes(id.replaceAll('/', String.raw`\/`)))).length,
      )
      .toBe(3)
    const sent = webhooksSoFar().map(messageIn)
    const [button, row, stale] = pressed.map((id) => sent.find((message) => message?.['id'] === id))
    expect(button).toMatchObject({
      context: { id: offered[0]?.id },
      interactive: { type: 'button_reply', button_reply: { id: 'a', title: 'Sim' } },
    })
    expect(row).toMatchObject({
      interactive: { type: 'list_reply', list_reply: { id: 'r', title: 'Parede', description: 'clara' } },
    })
    expect(stale).toMatchObject({ interactive: { button_reply: { id: 'gone', title: 'Velho' } } })
    expect(stale).not.toHaveProperty('context')
  })

  it.each([
    ['0', { from: true, from_user_id: false, from_parent_user_id: false }],
    ['1', { from: true, from_user_id: true, from_parent_user_id: false }],
    ['2', { from: false, from_user_id: true, from_parent_user_id: false }],
    ['3', { from: true, from_user_id: true, from_parent_user_id: true }],
  ])('is identified as user_ids %s says', async (mode, expected) => {
    await set('user_ids', Number(mode))
    const id = await write()
    const find = () =>
      webhooksSoFar()
        .map(messageIn)
        .find((message) => message?.['id'] === id)
    await expect.poll(find).toBeDefined()
    const has = Object.fromEntries(Object.keys(expected).map((name) => [name, find()?.[name] !== undefined]))
    expect(has).toEqual(expected)
  })

  it('who changes the number is reported in a system message, without contacts', async () => {
    await control('chat/number-change', { from, to: '+5511900000077' })
    const [call] = await callsAbout(1)
    expect(call && valuesIn(call)).toEqual([expect.not.objectContaining({ contacts: expect.anything() as unknown })])
    expect(messageIn(call)).toMatchObject({ type: 'system', system: { type: 'user_changed_number', wa_id: '5511900000077' } })
  })

  it.each([
    [{ from: 'x', type: 'text', text: 'x' }],
    [{ type: 'text' }],
    [{ type: 'image' }],
    [{ type: 'button' }],
    [{ type: 'dance' }],
  ])('cannot send %j', async (action) => {
    const { status, body } = await post('/control/chat/send', { from: `+${from}`, ...action }, {})
    expect([status, body]).toEqual([400, { error: expect.any(String) as unknown }])
  })

  it('who is unknown has an empty chat', async () => {
    expect((await ask('/control/chat?phone=+5531911112222')).body).toMatchObject({ messages: [] })
    expect((await ask('/control/chat')).status).toBe(400)
  })
})

describe('a Brazilian number', () => {
  it.each([
    ['5511987654321', 'by area', '5511987654321'],
    ['5531988887777', 'by area', '553188887777'],
    ['5511987654321', 'without', '551187654321'],
    ['553188887777', 'with', '5531988887777'],
    ['5531988887777', 'as given', '5531988887777'],
    ['551132345678', 'with', '551132345678'],
    ['447700900123', 'without', '447700900123'],
  ] as const)('%s is, %s, %s', (phone, form, account) => expect(accountOf(phone, form)).toBe(account))
})
