/** Two published clients, pointed at the sandbox by an address alone. */
import { CloudAPI, MessageType } from '@great-detail/whatsapp'
import { GraphApiError, WhatsAppClient } from '@kapso/whatsapp-cloud-api'
import { normalizeWebhook, verifySignature } from '@kapso/whatsapp-cloud-api/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CREDENTIALS, GRAPH_CREDENTIALS, WHATSAPP_CREDENTIALS } from '#sandbox/credentials.test-support.ts'
import { listenForCalls } from '#sandbox/listener.test-support.ts'
import { startSandbox, type Sandbox } from '#sandbox/start.ts'

const { access_token: accessToken, app_secret: appSecret } = GRAPH_CREDENTIALS
const { phone_number_id: phoneNumberId, whatsapp_business_account_id: businessAccountId } = WHATSAPP_CREDENTIALS
const to = '+5511912345678'
const head = { phoneNumberId, to }
const WORDS = 'Pão de açúcar 🍞'

let sandbox: Sandbox
let product: Awaited<ReturnType<typeof listenForCalls>>
let picture: Buffer

beforeAll(async () => {
  product = await listenForCalls()
  sandbox = await startSandbox({ port: 0, credentials: CREDENTIALS, productUrl: product.url })
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#c66' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await sandbox.close()
  await product[Symbol.asyncDispose]()
})
beforeEach(async () => {
  await control('reset')
  await write({ type: 'text', text: WORDS })
})

async function control(call: string, body: object = {}): Promise<{ id: string }> {
  const answer = await fetch(`${sandbox.url}/control/${call}`, { method: 'POST', body: JSON.stringify(body) })
  return (await answer.json()) as { id: string } // as: the documented shape
}
const write = (action: object) => control('chat/send', { from: to, ...action })

async function lastShown(): Promise<object | undefined> {
  const answer = await fetch(`${sandbox.url}/control/chat?phone=${to}`)
  return ((await answer.json()) as { messages: object[] }).messages.at(-1) // as: the documented shape
}

/** The webhook of the message that a person wrote. */
async function webhookOf({ id }: { id: string }) {
  const find = () => product.calls.find(({ text }) => text.includes(id.replaceAll('/', String.raw`\/`)))
  await expect.poll(find).toBeDefined()
  const { text = '', headers } = find() ?? {}
  return { text, signature: String(headers?.['x-hub-signature-256']) }
}

const kapso = () => new WhatsAppClient({ baseUrl: sandbox.url, graphVersion: 'v26.0', accessToken })
const greatDetail = () => {
  const request = { headers: { Authorization: `Bearer ${accessToken}` } }
  return new CloudAPI({ baseUrl: sandbox.url, graphVersion: 'v26.0', request })
}

describe('@kapso/whatsapp-cloud-api', () => {
  it('sends a text, and learns who received it', async () => {
    const sent = await kapso().messages.sendText({ ...head, body: WORDS, bizOpaqueCallbackData: 'edit-7' })
    expect(sent.contacts).toEqual([{ input: to, waId: '5511912345678' }])
    expect(sent.messages[0]?.id).toMatch(/^wamid\./)
    expect(await lastShown()).toMatchObject({ direction: 'out', text: WORDS })
  })

  it('sends a picture above buttons, a list, a link and a template', async () => {
    const { messages } = kapso()
    const { id } = await kapso().media.upload({
      phoneNumberId,
      type: 'image/jpeg',
      file: new Blob([new Uint8Array(picture)]),
      fileName: 'p.jpg',
    })
    const buttons = [{ id: 'redo', title: 'Refazer' }]
    await messages.sendInteractiveButtons({ ...head, bodyText: 'Pronto', buttons, header: { type: 'image', image: { id } } })
    expect(await lastShown()).toMatchObject({ type: 'button', buttons, image_url: expect.any(String) as unknown })
    const rows = [{ id: 'wall', title: 'Parede', description: 'clara' }]
    await messages.sendInteractiveList({ ...head, bodyText: 'Qual?', buttonText: 'Ver', sections: [{ title: 'Fundos', rows }] })
    expect(await lastShown()).toMatchObject({ type: 'list', label: 'Ver', buttons: [{ ...rows[0], section: 'Fundos' }] })
    await messages.sendInteractiveCtaUrl({
      ...head,
      bodyText: 'Inteira',
      parameters: { displayText: 'Abrir', url: 'https://mandou.example' },
    })
    expect(await lastShown()).toMatchObject({ type: 'link', link: 'https://mandou.example' })
    const parameter = { type: 'text' as const, text: '123456' }
    const components = [
      { type: 'body' as const, parameters: [parameter] },
      { type: 'button' as const, subType: 'url' as const, index: '0', parameters: [parameter] },
    ]
    await messages.sendTemplate({ ...head, template: { name: 'sign_in_code', language: { code: 'pt_BR' }, components } })
    expect(await lastShown()).toMatchObject({ type: 'template', text: '*123456* é seu código de verificação.' })
  })

  it('verifies and parses a person’s message, and fetches the file in two calls', async () => {
    const original = picture.toString('base64')
    const { text, signature } = await webhookOf(
      await write({ type: 'document', image_base64: original, file_name: 'é.jpg', caption: WORDS }),
    )
    expect(verifySignature({ appSecret, rawBody: text, signatureHeader: signature })).toBe(true)
    const { messages, contacts, phoneNumberId: number } = normalizeWebhook(JSON.parse(text))
    expect([number, contacts[0]?.waId]).toEqual([phoneNumberId, '5511912345678'])
    const document = messages[0]?.['document'] as { id: string; caption: string; filename: string } // as: what was sent
    expect([document.caption, document.filename]).toEqual([WORDS, 'é.jpg'])
    const bytes = await kapso().media.download({ mediaId: document.id, phoneNumberId, auth: 'always' })
    expect(Buffer.from(bytes as ArrayBuffer).equals(picture)).toBe(true) // as: the documented default
  })

  it('marks as read, and understands refusals by their categories', async () => {
    const { id: messageId } = await write({ type: 'text', text: 'x' })
    const { messages } = kapso()
    expect(await messages.markRead({ phoneNumberId, messageId, typingIndicator: { type: 'text' } })).toEqual({ success: true })
    for (const [fault, category] of [
      ['pair_limited', 'throttling'],
      ['token_expired', 'authorization'],
      ['account_locked', 'integrity'],
    ] as const) {
      await control('faults', { provider: 'whatsapp', fault, times: 1 })
      const error: unknown = await messages.sendText({ ...head, body: 'x' }).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(GraphApiError)
      expect(error).toMatchObject({ category, fbtraceId: expect.any(String) as unknown })
    }
  })

  it('lists and makes templates', async () => {
    const { templates } = kapso()
    const components = [{ type: 'BODY', text: 'Olá {{1}}' }]
    await templates.create({ businessAccountId, name: 'hi', language: 'pt_BR', category: 'UTILITY', components })
    const listed = await templates.list({ businessAccountId })
    expect(listed.data.map(({ name }) => name)).toEqual(expect.arrayContaining(['hi', 'hello_world', 'sign_in_code']))
  })
})

describe('@great-detail/whatsapp', () => {
  it('sends words and reads the number', async () => {
    const sent = await greatDetail()
      .message.createMessage({ phoneNumberID: phoneNumberId, to, type: MessageType.Text, text: { body: WORDS } })
      .json()
    expect(sent.messages[0]?.id).toMatch(/^wamid\./)
    expect(await lastShown()).toMatchObject({ direction: 'out', text: WORDS })
    const number = await greatDetail().phoneNumbers.getPhoneNumber({ phoneNumberID: phoneNumberId }).json()
    expect(number).toMatchObject({ display_phone_number: '+55 11 95555-0100', verified_name: 'Mandou' })
  })

  it('uploads a file, finds its address and deletes it', async () => {
    const { media } = greatDetail()
    const file = new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })
    const { id: mediaID } = await media
      .upload({ phoneNumberID: phoneNumberId, file, filename: 'p.jpg', mimeType: 'image/jpeg' })
      .json()
    const { url } = await media.getURL({ mediaID, phoneNumberID: phoneNumberId }).json()
    const fetched = await fetch(url, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(Buffer.from(await fetched.arrayBuffer()).equals(picture)).toBe(true)
    expect((await fetch(url)).status).toBe(401)
    expect(await media.delete({ mediaID, phoneNumberID: phoneNumberId }).json()).toEqual({ success: true })
  })

  it('accepts the signature of a webhook with accents', async () => {
    const { text: body, signature } = await webhookOf(await write({ type: 'text', text: WORDS }))
    const event = await greatDetail().webhook.eventNotification({
      method: 'POST',
      query: {},
      body,
      headers: { 'x-hub-signature-256': signature },
    })
    expect(await event.checkSignature(appSecret)).toBe(true)
    expect(await event.checkSignature('another')).toBe(false)
  })
})
