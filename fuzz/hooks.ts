/** The providers' webhooks: what they send, signed as they sign it. */
import { createHmac } from 'node:crypto'
import { signCallback } from '#sandbox/sms/twilio/sign-callback.ts'
import type { WireRequest } from './send.ts'
import { writeJson } from './write-json.ts'

/** The stand-ins' signing secrets. */
export interface Credentials {
  readonly asaasToken: string
  readonly asaasKey: string
  readonly appSecret: string
  readonly twilioToken: string
  readonly zenviaToken: string
}

export interface Hook {
  readonly name: string
  /** The stand-in that sends it, and records what it has sent. */
  readonly provider: string
  readonly path: string
  /** Beside what the stand-in has sent. */
  readonly examples: readonly object[]
  /** How large copies may make a body; as a call's by default. */
  readonly maxCopied?: number
  readonly write: (body: unknown, path: string) => Pick<WireRequest, 'headers' | 'body'>
}

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const UPDATED_AT = String(Math.floor(Date.now() / 1000))
const PERSON = '5511987650001'
const REFERENCE = '01890000-0000-7000-8000-000000000000'

/** One value for each kind of update. Without our number's id they are for us. */
const WHATSAPP_UPDATES: readonly object[] = [
  { messages: [] },
  {
    contacts: [{ profile: { name: 'Ana' }, wa_id: PERSON, user_id: 'BR.1' }],
    messages: [
      { id: 'wamid.fuzz.1', from: PERSON, from_user_id: 'BR.1', timestamp: UPDATED_AT, type: 'text', text: { body: 'saldo' } },
    ],
  },
  {
    messages: [
      {
        id: 'wamid.fuzz.2',
        from: PERSON,
        timestamp: UPDATED_AT,
        type: 'contacts',
        context: { id: 'wamid.x' },
        contacts: [{ origin: 'request', phones: [{ phone: '+55 11 98765-0001', wa_id: PERSON }] }],
      },
    ],
  },
  {
    messages: [
      {
        id: 'wamid.fuzz.3',
        from: PERSON,
        timestamp: UPDATED_AT,
        type: 'system',
        system: { type: 'user_changed_number', wa_id: '5511987650002', user_id: 'BR.2' },
      },
    ],
  },
  {
    statuses: ['sent', 'delivered', 'read', 'played', 'failed'].map((status) => ({
      id: 'wamid.fuzz.4',
      status,
      timestamp: UPDATED_AT,
      recipient_id: PERSON,
      biz_opaque_callback_data: REFERENCE,
      pricing: { billable: true, category: 'service', type: 'regular' },
      ...(status === 'failed' && { errors: [{ code: 131_000, title: 'x', error_data: { details: 'y' } }] }),
    })),
  },
  { errors: [{ code: 130_429, title: 'Rate limit hit', message: 'x', error_data: { details: 'y' } }] },
]

function updateOf(value: object): object {
  return { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ field: 'messages', value }] }] }
}

const ASAAS_EVENTS: readonly object[] = [
  { id: 'evt_1', event: 'PAYMENT_CONFIRMED', payment: { id: 'pay_1', subscription: 'sub_1' } },
  { id: 'evt_2', event: 'SUBSCRIPTION_DELETED', subscription: { id: 'sub_1', customer: 'cus_1', nextDueDate: '2026-12-01' } },
  { id: 'evt_3', event: 'PAYMENT_CHARGEBACK_REQUESTED', payment: { id: 'pay_1', customer: 'cus_1', dueDate: '2026-12-01' } },
  { id: 'evt_4', event: 'ACCESS_TOKEN_CREATED', accessToken: { id: 'x' } },
]

function form(fields: Readonly<Record<string, string>>): Buffer {
  return Buffer.from(new URLSearchParams(fields).toString())
}

/** @param url origin of the product, as the providers call it */
export function hooksOf(url: string, { asaasToken, appSecret, twilioToken, zenviaToken }: Credentials): readonly Hook[] {
  const meta = (call: string): Hook => ({
    name: `POST /api/instagram/${call}`,
    provider: 'graph',
    path: `/api/instagram/${call}`,
    examples: [{ algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000), user_id: '10000000000000001' }],
    write: (body) => ({ headers: FORM_TYPE, body: form({ signed_request: signRequest(appSecret, body) }) }),
  })
  return [
    {
      name: 'POST /api/asaas/webhook, signed',
      provider: 'asaas',
      path: '/api/asaas/webhook',
      examples: ASAAS_EVENTS,
      write: (body) => ({ headers: { ...JSON_TYPE, 'asaas-access-token': asaasToken }, body: Buffer.from(writeJson(body)) }),
    },
    {
      name: 'POST /api/whatsapp/webhook, signed',
      provider: 'whatsapp',
      path: '/api/whatsapp/webhook',
      examples: WHATSAPP_UPDATES.map(updateOf),
      // a thousand updates in one request (3 MiB)
      maxCopied: 2_500_000,
      write: (body) => {
        const bytes = Buffer.from(writeJson(body))
        const signature = createHmac('sha256', appSecret).update(bytes).digest('hex')
        return { headers: { ...JSON_TYPE, 'x-hub-signature-256': `sha256=${signature}` }, body: bytes }
      },
    },
    {
      name: 'POST /api/sms/twilio/status',
      provider: 'sms',
      path: '/api/sms/twilio/status',
      examples: [{ MessageSid: 'SM00000000000000000000000000000001', MessageStatus: 'delivered', To: '+5511987654321' }],
      write: (body, path) => {
        const entries = Object.entries(Object(body) as object) // as: anything becomes an object here
        const fields = Object.fromEntries(
          entries.map(([name, value]) => [name, typeof value === 'string' ? value : writeJson(value)]),
        )
        return {
          headers: { ...FORM_TYPE, 'x-twilio-signature': signCallback(twilioToken, url + path, fields) },
          body: form(fields),
        }
      },
    },
    {
      name: 'POST /api/sms/zenvia/status',
      provider: 'zenvia',
      path: '/api/sms/zenvia/status',
      examples: [
        { type: 'MESSAGE_STATUS', channel: 'sms', message: { id: 'a' }, messageStatus: { code: 'DELIVERED', causes: [] } },
      ],
      write: (body) => ({ headers: { ...JSON_TYPE, 'x-webhook-token': zenviaToken }, body: Buffer.from(writeJson(body)) }),
    },
    meta('deauthorize'),
    meta('data-deletion'),
  ]
}

/** Signature and JSON in base64url, as Meta signs: the signature is over the encoded JSON. */
function signRequest(appSecret: string, body: unknown): string {
  const encoded = Buffer.from(writeJson(body)).toString('base64url')
  return `${createHmac('sha256', appSecret).update(encoded).digest('base64url')}.${encoded}`
}
