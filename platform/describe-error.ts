/**
 * An error as a log may contain it. Databases and their libraries repeat a member's data in messages, stacks and details, where
 * no redaction by key finds it: so only named fields are kept, and those texts are replaced.
 */

/** Fields of system calls, databases, frameworks and our own faults; none repeats a member's data. */
const TELLING = [
  'code',
  'errno',
  'syscall',
  'path',
  'statusCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'provider',
  'isRetryable',
  'queue',
] as const

/** How many causes are followed; also ends a cycle of them. */
const MAX_DEPTH = 5

export interface DescribedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  /** The text of a query that failed, with placeholders for its parameters. */
  readonly query?: string
  readonly cause?: unknown
  readonly errors?: readonly unknown[]
  readonly [telling: string]: unknown
}

/** Describes anything that was thrown, without a member's data. A value that is no error is described by its type alone. */
export function describeError(thrown: unknown, depth = 0): DescribedError | string {
  if (!(thrown instanceof Error)) return typeof thrown === 'string' ? thrown : `not an error but ${typeof thrown}`
  const message = safeMessage(thrown)
  return {
    type: thrown.name,
    message,
    stack: `${thrown.name}: ${message}${framesOf(thrown)}`,
    ...tellingFields(thrown),
    ...(isFailedQuery(thrown) && { query: thrown.query }),
    ...(depth < MAX_DEPTH && deeper(thrown, depth + 1)),
  }
}

function deeper(error: Error, depth: number): Pick<DescribedError, 'cause' | 'errors'> {
  return {
    ...(error.cause !== undefined && { cause: describeError(error.cause, depth) }),
    ...(error instanceof AggregateError && { errors: error.errors.map((one) => describeError(one, depth)) }),
  }
}

function safeMessage(error: Error): string {
  if (isFailedQuery(error))
    return `a query failed: ${error.cause instanceof Error ? safeMessage(error.cause) : 'for no known reason'}`
  // when several addresses refused a connection, the errors share one code and no message
  const message = error.message || ('code' in error ? String(error.code) : '')
  return repeatsValue(error) ? message.replace(/".*"/s, '"…"') : message
}

/** Drizzle's error repeats every parameter in its message. */
function isFailedQuery(error: Error): error is Error & { readonly query: string } {
  return 'query' in error && typeof error.query === 'string' && 'params' in error
}

/**
 * PostgreSQL's class 22 quotes the value that it could not use: https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function repeatsValue(error: Error): boolean {
  return 'severity' in error && 'code' in error && String(error.code).startsWith('22')
}

function tellingFields(error: Error): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(error))
  return Object.fromEntries(TELLING.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])))
}

/** The calls of a stack without its head, which repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message)
  const calls = message !== '' && head >= 0 ? stack.slice(head + message.length) : stack
  const frames = calls.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.map((frame) => `\n${frame}`).join('')
}
