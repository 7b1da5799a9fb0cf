import { pino, type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { currentTrace } from './tracing.ts'

export type Log = Logger

/** Keys that are never logged, down to the third level. */
const SECRETS = [
  'phone',
  'new_phone',
  'to',
  'email',
  'document',
  'cpfCnpj',
  'last_name',
  'words',
  'headline',
  'signature',
  'caption',
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
  'ccv',
]
/** Harmless in an error, personal in a person's request. */
const SECRETS_OF_PEOPLE = [...SECRETS, 'name', 'code', 'message', 'number', 'body', 'text']
const SENT_BY_PEOPLE = ['body', 'query', 'params', 'payload', 'member', 'user', 'headers']

const paths = [
  ...SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
  ...SENT_BY_PEOPLE.flatMap((parent) => SECRETS_OF_PEOPLE.flatMap((key) => [`${parent}["${key}"]`, `*.${parent}["${key}"]`])),
]

/** A structured log; each line names the trace to which it belongs. Personal data and secrets are removed by key as a safety net: callers should log ids in the first place. */
export function createLog(level: string, part: string, destination?: DestinationStream): Log {
  const options = {
    base: { part },
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (_line: object, _level: number, logger: object) => (TRACED.has(logger) ? {} : traceNow()),
    redact: { paths: [...new Set(paths)], censor: '[redacted]' },
    serializers: {
      err: (error: unknown) => describeError(error),
      req: (request: { method: string; url: string }) => ({ method: request.method, path: withoutSecrets(request.url) }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Logs whose lines name their trace already. */
const TRACED = new WeakSet<object>()

export function withoutTrace<Child extends object>(child: Child): Child {
  TRACED.add(child)
  return child
}

function traceNow(): { trace?: string } {
  const trace = currentTrace()
  return trace ? { trace: trace.id } : {}
}

/** Nothing of ours is as long, and reading what is takes time. */
const LONGEST_PART = 300
/** As long as a key, and not plain words. */
const KEY = /^(?=[^/]*\d)[^/]*[\w-]{20}/
/** Our ids, which open nothing, and public files of the build. */
const HARMLESS = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.\w+)?$|\.(?:js|css|map|woff2)$/i

/** A query can contain a phone or a signature, and a path a key that opens a picture: neither is logged. */
function withoutSecrets(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path
    .split('/')
    .map((part) => (part.length > LONGEST_PART || (KEY.test(part) && !HARMLESS.test(part)) ? '[redacted]' : part))
    .join('/')
}
