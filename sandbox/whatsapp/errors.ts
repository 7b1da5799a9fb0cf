/**
 * The Cloud API's refusals: https://developers.facebook.com/documentation/business-messaging/whatsapp/support/error-codes. Some
 * are answers, some come later in a status; the formats differ, the codes do not.
 */
import { GraphError } from '../graph/errors.ts'

interface Meaning {
  readonly title: string
  readonly details?: string
  /** The answer's status; 400 by default. */
  readonly status?: number
}

const MEANINGS = {
  1: { title: 'An unknown error occurred' },
  2: { title: 'Service temporarily unavailable', status: 503 },
  3: { title: 'Application does not have the capability to make this API call.', status: 500 },
  4: { title: 'Application request limit reached' },
  10: { title: 'Application does not have permission for this action', status: 403 },
  100: { title: 'Invalid parameter' },
  368: { title: 'Temporarily blocked for policies violations', status: 403 },
  80_007: { title: 'Rate limit issues' },
  130_429: { title: 'Rate limit hit', details: 'Too many messages were sent from this phone number in a short period of time.' },
  130_472: { title: 'User’s number is part of an experiment' },
  130_497: { title: 'Business account is restricted from messaging users in this country.', status: 403 },
  131_000: { title: 'Something went wrong', status: 500 },
  131_005: { title: 'Access denied', status: 403 },
  131_008: { title: 'Required parameter is missing' },
  131_009: { title: 'Parameter value is not valid' },
  131_016: { title: 'Service unavailable', status: 500 },
  131_021: { title: 'Recipient cannot be sender' },
  131_026: { title: 'Message undeliverable', details: 'The message could not be delivered to this recipient.' },
  131_030: { title: 'Recipient phone number not in allowed list' },
  131_031: { title: 'Business Account locked', status: 403 },
  131_042: { title: 'Business eligibility payment issue' },
  131_047: {
    title: 'Re-engagement message',
    details: 'More than 24 hours have passed since the recipient last replied to this number.',
  },
  131_048: { title: 'Spam rate limit hit' },
  131_049: { title: 'This message was not delivered to maintain healthy ecosystem engagement.' },
  131_050: { title: 'User has stopped receiving marketing messages from this business' },
  131_051: { title: 'Unsupported message type' },
  131_052: { title: 'Media download error' },
  131_053: { title: 'Media upload error' },
  131_056: {
    title: '(Business Account, Consumer Account) pair rate limit hit',
    details: 'Too many messages were sent from this phone number to the same phone number in a short period of time.',
  },
  131_057: { title: 'Account in maintenance mode', status: 500 },
  131_060: { title: 'This message is currently unavailable.' },
  131_062: { title: 'Business-scoped user id recipient is not supported for this message' },
  132_000: { title: 'Number of parameters does not match the expected number of params' },
  132_001: { title: 'Template name does not exist in the translation', status: 404 },
  132_005: { title: 'Template hydrated text too long' },
  132_007: { title: 'Template format character policy violated' },
  132_012: { title: 'Template parameter format mismatch' },
  132_015: { title: 'Template is paused' },
  132_016: { title: 'Template is disabled' },
  133_010: { title: 'Phone number not registered' },
} as const satisfies Readonly<Record<number, Meaning>>

export type CloudCode = keyof typeof MEANINGS

function meaningOf(code: CloudCode): Meaning {
  return MEANINGS[code]
}

/** The refusal as an answer. */
export function cloudError(code: CloudCode, details?: string, more: { status?: number; headers?: Record<string, string> } = {}) {
  const { title, status = 400, details: usual } = meaningOf(code)
  return new GraphError(code, `(#${code}) ${title}`, {
    status: more.status ?? status,
    errorData: { messaging_product: 'whatsapp', details: details ?? usual ?? title },
    ...(more.headers ? { headers: more.headers } : {}),
  })
}

/** The refusal as a status reports it. */
export function statusError(code: CloudCode, details?: string) {
  const { title, details: usual } = meaningOf(code)
  return {
    code,
    title,
    message: title,
    error_data: { details: details ?? usual ?? title },
    href: '/documentation/business-messaging/whatsapp/support/error-codes',
  }
}
export type StatusError = ReturnType<typeof statusError>

export const tokenMissing = () => new GraphError(190, 'An access token is required to request this resource.', { status: 401 })
