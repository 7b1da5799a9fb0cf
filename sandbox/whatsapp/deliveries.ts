/**
 * Webhooks to the callback: at least once, in no order, with a signature over exactly the bytes sent:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/overview
 */
import { createHmac } from 'node:crypto'
import { type Clock, SECOND } from '#platform/clock.ts'
import { escapeJson } from '../graph/escape-json.ts'
import { createWebhooks, type Webhook, type Webhooks } from '../webhooks.ts'
import { createAttempts } from './attempts.ts'
import type { WhatsAppFaults } from './faults.ts'
import { packUpdates, type Update } from './pack-updates.ts'
import type { WhatsAppSettings } from './settings.ts'
import type { Subscription } from './subscription.ts'

export interface Deliveries {
  readonly webhooks: Webhooks
  readonly announce: (update: Update) => void
  /** Sends what is due. */
  readonly pump: () => void
  readonly clear: () => void
  readonly close: () => void
}

interface DeliveryDeps {
  /** Signs what is sent. */
  readonly appSecret: string
  readonly clock: Clock
  readonly faults: WhatsAppFaults
  readonly settings: WhatsAppSettings
  readonly subscription: Subscription
}

/** Meta's time limit is not documented; reports say 3 to 20 seconds. */
const TIMEOUT_MS = 10 * SECOND

export function createDeliveries({ appSecret, clock, faults, settings, subscription }: DeliveryDeps): Deliveries {
  const webhooks = createWebhooks(clock, TIMEOUT_MS)
  const attempts = createAttempts(clock, webhooks)
  let gathered: Update[] = []
  let gathering: NodeJS.Timeout | undefined
  let heldBack: Webhook[] = []

  const launch = (webhook: Webhook) => {
    attempts.launch(webhook, faults.take('late_webhook') ? settings.get('late_seconds') * SECOND : 0)
    if (faults.take('duplicate_webhook')) attempts.launch(webhook)
  }
  const send = (updates: readonly Update[]) => {
    const callback = subscription.isOn() ? subscription.callback() : undefined
    if (!callback || faults.take('lost_webhook')) return
    const secret = faults.take('forged_webhook') ? OTHER_SECRET : appSecret
    const webhook = sign(packUpdates(updates, settings), callback.url, secret)
    if (faults.take('reordered_webhook')) {
      heldBack.push(webhook)
      return
    }
    launch(webhook)
    for (const held of heldBack.toReversed()) launch(held)
    heldBack = []
  }
  const flush = () => {
    const updates = gathered
    gathering = undefined
    gathered = []
    send(updates)
  }
  const forget = () => {
    clearTimeout(gathering)
    gathering = undefined
    gathered = []
    heldBack = []
    attempts.clear()
  }

  return {
    webhooks,
    announce: (update) => {
      const gatherMs = settings.get('batch_ms')
      if (gatherMs === 0) send([update])
      else {
        gathered.push(update)
        gathering ??= setTimeout(flush, gatherMs)
      }
    },
    pump: attempts.pump,
    clear: () => {
      forget()
      webhooks.clear()
    },
    close: () => {
      forget()
      webhooks.close()
    },
  }
}

const OTHER_SECRET = 'not the secret of the app'

function sign({ event, body }: ReturnType<typeof packUpdates>, url: string, secret: string): Webhook {
  const payload = escapeJson(JSON.stringify(body))
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'facebookexternalua',
    'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`,
  }
  return { event, url, headers, payload, body }
}
