/**
 * Twilio's refusals: https://www.twilio.com/docs/api/errors. `{to}` and `{from}` are filled with the request's values. 20xxx
 * belong to the whole API, 21xxx to a message that is not accepted.
 */
const TWILIO_ERRORS = {
  20003: { status: 401, message: 'Authenticate' },
  20404: { status: 404, message: 'The requested resource was not found' },
  20429: { status: 429, message: 'Too Many Requests' },
  20500: { status: 500, message: 'An internal server error has occurred' },
  20503: { status: 503, message: 'Service is unavailable. Please try again' },
  21211: { status: 400, message: "Invalid 'To' Phone Number: {to}" },
  21212: { status: 400, message: "Invalid 'From' Number: {from}" },
  21408: {
    status: 400,
    message: 'Permission to send an SMS has not been enabled for the region indicated by the To number: {to}',
  },
  21602: { status: 400, message: 'Message body is required.' },
  21603: { status: 400, message: "A 'From' phone number is required." },
  21604: { status: 400, message: "A 'To' phone number is required." },
  21606: { status: 400, message: "The 'From' phone number {from} is not a valid message-capable phone number for this account." },
  21608: { status: 400, message: 'The number {to} is unverified. Trial accounts cannot send messages to unverified numbers.' },
  21610: { status: 400, message: 'Attempt to send to unsubscribed recipient' },
  21611: { status: 400, message: "The 'From' number {from} has exceeded the maximum number of queued messages" },
  21612: { status: 400, message: "Message cannot be sent with the current combination of 'To' {to} and/or 'From' {from}" },
  21614: { status: 400, message: "'To' number is not a valid mobile number: {to}" },
  21617: { status: 400, message: 'The concatenated message body exceeds the 1600 character limit' },
  21701: { status: 400, message: 'The Messaging Service does not exist' },
} as const

export type TwilioErrorCode = keyof typeof TWILIO_ERRORS

export class TwilioError extends Error {
  readonly code: TwilioErrorCode
  readonly statusCode: number
  constructor(code: TwilioErrorCode) {
    super(TWILIO_ERRORS[code].message)
    this.statusCode = TWILIO_ERRORS[code].status
    this.name = 'TwilioError'
    this.code = code
  }
}

export interface TwilioErrorBody {
  readonly code: number
  readonly message: string
  readonly more_info: string
  readonly status: number
}

export function describeError(
  code: TwilioErrorCode,
  { to = '', from = '' }: { to?: string; from?: string } = {},
): TwilioErrorBody {
  const { status, message } = TWILIO_ERRORS[code]
  return {
    code,
    message: message.replace('{to}', to).replace('{from}', from),
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  }
}
