/** Turns any thrown error into the one shape of failure: `{error, code, field?}`, in the member's language. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { isDatabaseBusy } from '#platform/database-away.ts'
import { ProviderFault, Refusal, type RefusalExtra, type RefusalValue } from '#platform/errors.ts'
import { refuseUnreadable, TOO_SLOW, type UnreadableError } from '#platform/http/unreadable-request.ts'
import type { Log } from '#platform/log.ts'
import { errorTexts, someWaits } from '#phrases/server.ts'
import { DEFAULT_LANGUAGE, fill, type Language } from '#phrases/shape.ts'
import { BUSINESS_ZONE } from './business-zone.ts'
import { ERROR_STATUS, type ErrorCode, isErrorCode } from './error-codes.ts'

interface Failure {
  readonly code: ErrorCode
  readonly field?: string | undefined
  readonly extra?: RefusalExtra
}

/** Fastify's own errors, by our codes. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_content',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_content',
  FST_REQ_FILE_TOO_LARGE: 'photo_too_large',
}

/** In seconds. */
const WAIT_UNITS = [
  ['second', 1],
  ['minute', MINUTE / SECOND],
  ['hour', HOUR / SECOND],
] as const
/** "90 minutes" is read at a glance, "5,400 seconds" is not. */
const MAX_OF_A_UNIT = 90

/** Logged as errors, because operators must see them. */
const OUR_FAULT: ReadonlySet<ErrorCode> = new Set(['server_error', 'unavailable'])

/** When what held the database is over, mostly. */
const COME_BACK_SECONDS = 5

export function serveErrors(app: FastifyInstance, languageOf: (request: FastifyRequest) => Language): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(reply, error, languageOf(request)))
}

interface Unreadable {
  readonly headers: Readonly<Record<string, string>>
  readonly log: Pick<Log, 'info'>
  readonly languageOf: (request: FastifyRequest) => Language
}

/** Refuses what is not a readable HTTP request or does not arrive in time, with the headers of every other answer. */
export function answerUnreadable({ headers, log, languageOf }: Unreadable) {
  const describe = ({ code: cause, request }: UnreadableError) => {
    const code = cause === TOO_SLOW ? 'request_too_slow' : 'invalid_request'
    return { error: errorText(code, request ? languageOf(request) : DEFAULT_LANGUAGE), code }
  }
  return refuseUnreadable({ headers, failureOf: describe, note: (code) => log.info({ code }, 'a request could not be read') })
}

/** Logs an error at the right level, and sends it to the member. */
export function sendError(reply: FastifyReply, error: FastifyError, language: Language): FastifyReply {
  const failure: Failure = hasSenderLeft(reply.request, error) ? { code: 'invalid_request' } : failureOf(error)
  // a server that ends refuses on purpose, by that very code
  const isOnPurpose = error instanceof Refusal && error.code === failure.code
  if (OUR_FAULT.has(failure.code) && !isOnPurpose) reply.log.error({ err: error }, 'a call failed')
  else reply.log.info({ code: failure.code }, 'a call was refused')
  return sendFailure(reply, failure, language)
}

export function sendFailure(reply: FastifyReply, { code, field, extra }: Failure, language: Language): FastifyReply {
  if (typeof extra?.remainingTime === 'number') reply.header('retry-after', extra.remainingTime)
  return reply
    .status(ERROR_STATUS[code])
    .send({ error: errorText(code, language, extra), code, ...(field ? { field } : {}), ...extra })
}

export function errorText(code: ErrorCode, language: Language, values: RefusalExtra = {}): string {
  const { date, remainingTime, ...others } = wordsOf(values)
  const shown = typeof date === 'string' ? { ...others, date: readableDay(date, language) } : others
  const wait = typeof remainingTime === 'number' ? readableWait(remainingTime, language) : someWaits[language]
  return fill(errorTexts[language][code], { ...shown, wait })
}

/** `12 minutos`: never less than the time that is left. */
function readableWait(seconds: number, language: Language): string {
  const [unit, amount] = WAIT_UNITS.map(([name, length]) => [name, Math.ceil(seconds / length)] as const).find(
    ([, count]) => count <= MAX_OF_A_UNIT,
  ) ?? ['day', Math.ceil(seconds / (DAY / SECOND))]
  return waitFormat(language, unit).format(amount)
}

const formats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than the rest of a refusal, of which a crowd causes hundreds a second. */
function waitFormat(language: Language, unit: string): Intl.NumberFormat {
  const name = `${language} ${unit}`
  const format = formats.get(name) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  formats.set(name, format)
  return format
}

/** Nested values are for the caller, not for the text. */
function wordsOf(values: RefusalExtra): Readonly<Record<string, RefusalValue>> {
  return Object.fromEntries(
    Object.entries(values).filter(
      (pair): pair is [string, RefusalValue] => typeof pair[1] !== 'object' || Array.isArray(pair[1]),
    ),
  )
}

/** `12 de dezembro`: the day of a moment in São Paulo. */
function readableDay(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, day: 'numeric', month: 'long' }).format(new Date(moment))
}

function failureOf(error: FastifyError): Failure {
  if (error instanceof Refusal && isErrorCode(error.code)) return { code: error.code, field: error.field, extra: error.extra }
  if (error instanceof ProviderFault && isErrorCode(`${error.provider}_unavailable`))
    return { code: `${error.provider}_unavailable` as ErrorCode } // checked in the condition
  if (hasZodFastifySchemaValidationErrors(error)) return failureOfField(error.validation[0])
  const known = FASTIFY_CODES[error.code]
  if (known) return { code: known }
  if (isDatabaseBusy(error)) return { code: 'unavailable', extra: { remainingTime: COME_BACK_SECONDS } }
  return { code: isClientError(error) ? 'invalid_request' : 'server_error' }
}

interface FieldFault {
  readonly keyword: string
  readonly instancePath: string
  /** What Zod says of it. */
  readonly params: Readonly<Record<string, unknown>>
}

function failureOfField(fault: FieldFault | undefined): Failure {
  const field = fieldOf(fault?.instancePath)
  const { origin, maximum } = fault?.params ?? {}
  if (fault?.keyword === 'too_big' && origin === 'string' && typeof maximum === 'number')
    return { code: 'text_too_long', field, extra: { maximum } }
  return { code: 'invalid_request', field }
}

/** Whether the body broke off because its sender disconnected. The same code from anywhere else is a fault of ours or a vendor's. */
function hasSenderLeft({ raw }: FastifyRequest, error: unknown): boolean {
  return raw.errored !== null && error === raw.errored
}

/** Any other 4xx that the framework throws, such as a broken multipart body, and a body whose sender disconnected. */
function isClientError({ statusCode = 500, code = '' }: Partial<FastifyError>): boolean {
  return statusCode >= 400 && statusCode < 500 && (code === 'ECONNRESET' || code.startsWith('FST_'))
}

/** `/creditCard/number` is the field `creditCard.number`. */
function fieldOf(path: string | undefined): string | undefined {
  return path ? path.replace(/^\//, '').replaceAll('/', '.') || undefined : undefined
}
