import { TWILIO_ACCOUNT } from '#sandbox/credentials.ts'
import type { Webhooks } from '#sandbox/webhooks.ts'
import type { Carriers } from '../carriers.ts'
import type { SmsFaults } from './faults.ts'
import type { Messages, MessageStatus, SmsMessage } from './messages.ts'
import { signCallback } from './sign-callback.ts'

const UNREACHABLE_HANDSET = 30003

export interface Delivering {
  /** Signs the reports. */
  readonly authToken: string
  readonly messages: Messages
  readonly webhooks: Webhooks
  readonly faults: SmsFaults
  readonly carriers: Carriers
}

/** Moves an accepted message to its end as a carrier would, and reports each step to the address that came with it. */
export function deliverMessage(
  { authToken, messages, webhooks, faults, carriers }: Delivering,
  message: SmsMessage,
): Promise<void> {
  return carriers.carry(planSteps(faults), async (status) => {
    messages.move(message, status, status === 'undelivered' ? UNREACHABLE_HANDSET : undefined)
    if (message.statusCallback !== null) await webhooks.send(reportStatus(message, message.statusCallback, authToken))
  })
}

function planSteps(faults: SmsFaults): readonly MessageStatus[] {
  if (faults.take('undelivered')) return ['sent', 'undelivered']
  if (faults.take('no_report')) return ['sent']
  return ['sent', 'delivered']
}

function reportStatus(message: SmsMessage, url: string, authToken: string) {
  const fields: Record<string, string> = {
    MessageSid: message.id,
    SmsSid: message.id,
    MessageStatus: message.status,
    SmsStatus: message.status,
    AccountSid: TWILIO_ACCOUNT.account_sid,
    From: message.from ?? TWILIO_ACCOUNT.from,
    To: message.to,
    ApiVersion: '2010-04-01',
    ...(message.errorCode === null ? {} : { ErrorCode: String(message.errorCode) }),
  }
  return {
    event: message.status,
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': signCallback(authToken, url, fields),
    },
    payload: new URLSearchParams(fields).toString(),
    body: fields,
  }
}
