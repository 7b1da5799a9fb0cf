import { pino, type Logger } from 'pino'

export type Log = Logger

/** Keys whose values never reach a log, at any of the depths that our objects have. */
const SECRET_KEYS = [
  'phone',
  'new_phone',
  'to',
  'code',
  'email',
  'document',
  'cpfCnpj',
  'name',
  'last_name',
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'secret',
  'password',
  'apiKey',
  'authToken',
  'creditCard',
  'creditCardHolderInfo',
  'number',
  'ccv',
  'body',
  'words',
  'message',
  'headline',
  'signature',
  'caption',
]

/** A structured log. Personal data and secrets are cut out by key; whoever logs passes ids instead. */
export function createLog(level: string, name: string): Log {
  return pino({
    name,
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_KEYS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]), censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: withoutQuery(request.url) }),
    },
  })
}

/** A query can carry a phone or a signature: only the path is logged. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
