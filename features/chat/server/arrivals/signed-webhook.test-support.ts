/** Webhook bodies signed like the network's, with any content. */
import { createHmac } from 'node:crypto'
import { type ChatProduct, NETWORK } from '#apps/testing/chat.test-support.ts'
import { SECOND } from '#platform/clock.ts'

export const sign = (body: string, secret: string = NETWORK.appSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

export interface Written {
  readonly id: string
  readonly from?: string
  readonly userId?: string
  readonly text?: string
  readonly at?: Date
}

/** All messages in one body, each in its own entry. */
export const envelope = (...messages: readonly object[]) => bodyOf(messages.map((message) => ({ messages: [message] })))

export const receiptOf = (status: object) => receiptsOf([status])

export const receiptsOf = (statuses: readonly object[]) => bodyOf([{ statuses }])

const bodyOf = (values: readonly object[]) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: values.map((value) => ({
      id: '1',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '1', phone_number_id: NETWORK.phoneNumberId },
            ...value,
          },
        },
      ],
    })),
  })

export function webhooksOf(product: ChatProduct) {
  return {
    webhookEvent: (payload: string, signature = sign(payload)) =>
      product.app.inject({
        method: 'POST',
        url: '/api/whatsapp/webhook',
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
        payload,
      }),
    textOf: ({ id, from, userId, text = 'saldo', at = product.core.clock.now() }: Written) => ({
      id,
      ...(from !== undefined && { from }),
      ...(userId !== undefined && { from_user_id: userId }),
      timestamp: String(Math.floor(at.getTime() / SECOND)),
      type: 'text',
      text: { body: text },
      something_new: { nobody: 'knows' },
    }),
    kept: (id: string) => product.query('select id, handled_at from chat_incoming where id like $1 order by id', [`${id}%`]),
  }
}
