import { randomBytes } from 'node:crypto'
import type { Clock } from '#platform/clock.ts'
import { keepNewest } from '#sandbox/newest.ts'
import { countSegments } from '../count-segments.ts'
import type { Inbox } from '../inbox.ts'
import type { MessageRequest } from './read-request.ts'

export type MessageStatus = 'accepted' | 'queued' | 'sent' | 'delivered' | 'undelivered'

export interface SmsMessage extends MessageRequest {
  readonly vendor: 'twilio'
  /** `SM` and 32 hexadecimal digits. */
  readonly id: string
  readonly segments: number
  readonly createdAt: Date
  status: MessageStatus
  updatedAt: Date
  sentAt: Date | null
  /** Twilio's reason for `undelivered`. */
  errorCode: number | null
}

export interface Messages {
  readonly accept: (request: MessageRequest) => SmsMessage
  readonly find: (sid: string) => SmsMessage | undefined
  readonly move: (message: SmsMessage, status: MessageStatus, errorCode?: number) => void
  /** Newest first. */
  readonly list: () => readonly SmsMessage[]
  readonly clear: () => void
}

const MAX_MESSAGES = 500

export function createMessages(clock: Clock, inbox: Inbox): Messages {
  const messages = keepNewest<SmsMessage>(MAX_MESSAGES)
  return {
    accept: (request) => {
      const now = clock.now()
      const message: SmsMessage = {
        ...request,
        vendor: 'twilio',
        id: `SM${randomBytes(16).toString('hex')}`,
        segments: countSegments(request.body).count,
        createdAt: now,
        updatedAt: now,
        sentAt: null,
        errorCode: null,
        status: request.messagingServiceSid === null ? 'queued' : 'accepted',
      }
      messages.add(message)
      inbox.add(message)
      return message
    },
    find: (sid) => messages.list().find((message) => message.id === sid),
    move: (message, status, errorCode) => {
      message.status = status
      message.updatedAt = clock.now()
      message.sentAt ??= message.updatedAt
      message.errorCode = errorCode ?? null
    },
    list: messages.list,
    clear: messages.clear,
  }
}

/** A message in Twilio's format: counts are strings, times RFC 2822. */
export function presentMessage(message: SmsMessage, accountSid: string): Record<string, unknown> {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.id}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt && rfc2822(message.sentAt),
    date_updated: rfc2822(message.updatedAt),
    direction: 'outbound-api',
    error_code: message.errorCode,
    error_message: null,
    from: message.from,
    messaging_service_sid: message.messagingServiceSid,
    num_media: '0',
    num_segments: message.status === 'accepted' ? '0' : String(message.segments),
    price: null,
    price_unit: null,
    sid: message.id,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  }
}

function rfc2822(time: Date): string {
  return time.toUTCString().replace('GMT', '+0000')
}
