import type { FastifyRequest } from 'fastify'
import { TWILIO_ACCOUNT } from '#sandbox/credentials.ts'
import { presentMessage, type SmsMessage } from './messages.ts'

const DEFAULT_PAGE_SIZE = 50
const LARGEST_PAGE_SIZE = 1000

/** One page of messages, newest first: https://www.twilio.com/docs/messaging/api/message-resource#read-multiple-message-resources */
export function listMessages(messages: readonly SmsMessage[], request: FastifyRequest): Record<string, unknown> {
  const query = new URLSearchParams(request.url.split('?')[1])
  const page = readNumber(query.get('Page'), { least: 0, otherwise: 0 })
  const size = Math.min(readNumber(query.get('PageSize'), { least: 1, otherwise: DEFAULT_PAGE_SIZE }), LARGEST_PAGE_SIZE)
  const [to, from] = [query.get('To'), query.get('From')]
  const found = messages.filter((message) => (to ?? message.to) === message.to && (from ?? message.from) === message.from)
  const start = page * size
  const shown = found.slice(start, start + size)

  const addressOf = (wanted: number) => {
    const address = new URLSearchParams(query)
    address.set('Page', String(wanted))
    address.set('PageSize', String(size))
    return `/2010-04-01/Accounts/${TWILIO_ACCOUNT.account_sid}/Messages.json?${address.toString()}`
  }
  return {
    messages: shown.map((message) => presentMessage(message, TWILIO_ACCOUNT.account_sid)),
    page,
    page_size: size,
    start,
    end: start + shown.length - 1,
    uri: addressOf(page),
    first_page_uri: addressOf(0),
    next_page_uri: start + size < found.length ? addressOf(page + 1) : null,
    previous_page_uri: page > 0 ? addressOf(page - 1) : null,
  }
}

function readNumber(text: string | null, { least, otherwise }: { least: number; otherwise: number }): number {
  const number = text === null ? Number.NaN : Number(text)
  return Number.isInteger(number) && number >= least ? number : otherwise
}
