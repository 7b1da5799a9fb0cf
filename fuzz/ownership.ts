/** Whose each id is, so that an answer about somebody else's is noticed. */
import type { SentRequest } from './checker.ts'

export interface Ownership {
  /** An id belongs to the first member who got it in an answer. */
  readonly learn: (sent: Pick<SentRequest, 'role' | 'request' | 'answer'>) => void
  /** An id in the request's path or body that belongs to another member; undefined for administrators, who may see all. */
  readonly foreignIdIn: (sent: Pick<SentRequest, 'role' | 'request'>) => string | undefined
}

/** Our own ids and the payment provider's. Names of backdrops and the like belong to nobody. */
const ID = /\b(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?:cus|sub|pay)_\w+)\b/g

export function createOwnership(): Ownership {
  const owners = new Map<string, string>()
  return {
    learn: ({ role, request, answer }) => {
      const cookie = cookieOf(request)
      if (role !== 'member' || cookie === undefined || answer.status >= 300) return
      for (const [id] of answer.text.matchAll(ID)) if (!owners.has(id)) owners.set(id, cookie)
    },
    foreignIdIn: ({ role, request }) => {
      const cookie = cookieOf(request)
      if (role === 'administrator') return undefined
      const named = `${request.target.replaceAll(/([?&]after=)[^&]*/g, '$1')} ${request.body?.toString('latin1') ?? ''}`
      return (named.match(ID) ?? []).find((id) => owners.has(id) && owners.get(id) !== cookie)
    },
  }
}

/** A cookie that was changed, or sent twice, is still that of its session when the session's value begins it. */
function cookieOf({ headers }: SentRequest['request']): string | undefined {
  const { cookie: sent } = headers
  // sent as a list, they arrive as one, each after a semicolon
  const cookie = Array.isArray(sent) ? sent.join('; ') : sent
  if (typeof cookie !== 'string') return undefined
  return /\bsession=[\w-]+/.exec(cookie)?.[0] ?? cookie
}
