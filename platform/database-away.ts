/** Whether a failure says that the database cannot be reached now: it stopped, is starting, has no free connection, or no room. */

/** Codes of the system and of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])
/** The driver's own messages, which have no code. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Follows the causes. A request body that broke off has a status of the framework's, and says nothing about the database. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error) || 'statusCode' in error) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.has(code) || code.startsWith('08') || WORDS.test(error.message) || isDatabaseAway(error.cause)
}

/** Codes of PostgreSQL for what it gave up and rolled back since others hold what it needs, or it took too long. */
const GIVEN_UP = new Set(['40001', '40P01', '55006', '55P03', '57014'])

/**
 * Whether the same call may succeed a moment later: the database is away, a lock stayed taken, a deadlock or a time limit ended
 * the transaction. Of several failures each has to be one of these.
 */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isDatabaseBusy)) return true
  if (!(error instanceof Error)) return false
  return isDatabaseAway(error) || ('code' in error && GIVEN_UP.has(String(error.code))) || isDatabaseBusy(error.cause)
}
