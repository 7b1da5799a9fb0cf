import { TWILIO_ACCOUNT } from '#sandbox/credentials.ts'
import { TwilioError, type TwilioErrorCode } from './errors.ts'

/** A valid message as its sender wrote it. */
export interface MessageRequest {
  readonly to: string
  /** Null with a Messaging Service, which picks the sender itself. */
  readonly from: string | null
  readonly messagingServiceSid: string | null
  readonly body: string
  readonly statusCallback: string | null
}

const LONGEST_BODY = 1600
const E164 = /^\+[1-9]\d{7,14}$/
/** Brazil: two digits of area, then nine digits (mobile) or eight (landlines begin with 2 to 5). */
const BRAZILIAN = /^\+55[1-9]\d(?:9\d{8}|\d{8})$/
const BRAZILIAN_LANDLINE = /^\+55[1-9]\d[2-5]\d{7}$/

/** https://www.twilio.com/docs/iam/test-credentials#test-sms-messages */
const MAGIC_TO: Readonly<Record<string, TwilioErrorCode>> = {
  '+15005550001': 21211,
  '+15005550002': 21612,
  '+15005550003': 21408,
  '+15005550004': 21610,
  '+15005550009': 21614,
}
const MAGIC_FROM: Readonly<Record<string, TwilioErrorCode>> = {
  '+15005550001': 21212,
  '+15005550007': 21606,
  '+15005550008': 21611,
}

/** @throws TwilioError with Twilio's documented code for the first fault */
export function readRequest(form: URLSearchParams): MessageRequest {
  const to = form.get('To') ?? ''
  const body = form.get('Body') ?? ''
  checkBody(body)
  const sender = readSender(form)
  checkRecipient(to)
  const callback = form.get('StatusCallback')
  return { to, body, ...sender, statusCallback: callback !== null && URL.canParse(callback) ? callback : null }
}

function readSender(form: URLSearchParams): Pick<MessageRequest, 'from' | 'messagingServiceSid'> {
  const service = form.get('MessagingServiceSid')
  if (service !== null) {
    if (service !== TWILIO_ACCOUNT.messaging_service_sid) throw new TwilioError(21701)
    return { from: null, messagingServiceSid: service }
  }
  const from = form.get('From') ?? ''
  if (from === '') throw new TwilioError(21603)
  if (from !== TWILIO_ACCOUNT.from) throw new TwilioError(MAGIC_FROM[from] ?? (E164.test(from) ? 21606 : 21212))
  return { from, messagingServiceSid: null }
}

function checkBody(body: string): void {
  if (body === '') throw new TwilioError(21602)
  if (body.length > LONGEST_BODY) throw new TwilioError(21617)
}

function checkRecipient(to: string): void {
  if (to === '') throw new TwilioError(21604)
  const magic = MAGIC_TO[to]
  if (magic !== undefined) throw new TwilioError(magic)
  if (!E164.test(to) || (to.startsWith('+55') && !BRAZILIAN.test(to))) throw new TwilioError(21211)
  if (BRAZILIAN_LANDLINE.test(to)) throw new TwilioError(21614)
}
