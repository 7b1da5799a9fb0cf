import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import type { Webhooks } from '#sandbox/webhooks.ts'
import type { Carriers } from '../carriers.ts'
import type { ZenviaFaults } from './faults.ts'
import type { ZenviaMessage } from './messages.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'

/** https://zenvia.github.io/zenvia-openapi-spec/v2/#tag/Webhooks */
const DESCRIPTIONS = {
  SENT: 'The message has been forwarded to the provider',
  DELIVERED: 'The message has been delivered by the provider',
  REJECTED: 'The message was rejected by the provider',
  NOT_DELIVERED: 'The provider was unable to deliver the message',
} as const
type StatusCode = keyof typeof DESCRIPTIONS

export interface Delivering {
  readonly clock: Clock
  readonly subscriptions: Subscriptions
  readonly webhooks: Webhooks
  readonly faults: ZenviaFaults
  readonly carriers: Carriers
}

/** Moves an accepted message to its end, and reports each step to the subscriptions. */
export function deliverMessage(delivering: Delivering, message: ZenviaMessage): Promise<void> {
  return delivering.carriers.carry(planSteps(delivering.faults), async (code) => {
    message.status = code.toLowerCase()
    const listening = delivering.subscriptions.list().filter(({ eventType }) => eventType === 'MESSAGE_STATUS')
    await Promise.all(listening.map((subscription) => report(delivering, { message, code, subscription })))
  })
}

function planSteps(faults: ZenviaFaults): readonly StatusCode[] {
  if (faults.take('rejected')) return ['REJECTED']
  if (faults.take('undelivered')) return ['SENT', 'NOT_DELIVERED']
  if (faults.take('no_report')) return ['SENT']
  return ['SENT', 'DELIVERED']
}

interface DeliveryStep {
  readonly message: ZenviaMessage
  readonly code: StatusCode
  readonly subscription: Subscription
}

function report({ clock, webhooks }: Delivering, step: DeliveryStep): Promise<unknown> {
  const { url, headers = {} } = step.subscription.webhook
  const body = describeStep(step, clock.now().toISOString())
  return webhooks.send({
    event: step.code,
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
    body,
  })
}

function describeStep({ message: { id, request }, code, subscription }: DeliveryStep, timestamp: string) {
  const isFailure = code === 'REJECTED' || code === 'NOT_DELIVERED'
  return {
    id: randomUUID(),
    timestamp,
    type: 'MESSAGE_STATUS',
    subscriptionId: subscription.id,
    channel: 'sms',
    messageId: id,
    contentIndex: 0,
    message: {
      id,
      ...(request.externalId === undefined ? {} : { externalId: request.externalId }),
      contentIndex: 0,
      direction: 'OUT',
      from: request.from,
      to: request.to,
    },
    messageStatus: {
      timestamp,
      code,
      description: DESCRIPTIONS[code],
      ...(isFailure ? { causes: [{ channelErrorCode: '301', reason: 'Handset unreachable', details: '' }] } : {}),
      channelData: { sms: { carrier: 'VIVO_BR' } },
    },
  }
}
