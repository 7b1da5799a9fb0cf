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
