/** Whose each id is, so that an answer about somebody else's is noticed. */
import type { SentRequest } from './checker.ts'

export interface Ownership {
  /** An id belongs to the first member who got it in an answer. */
  readonly learn: (sent: Pick<SentRequest, 'role' | 'request' | 'answer'>) => void
  /**
   * An id in the request's path, body or documented query that belongs to another member. Undefined for administrators, who may
   * see all, and where a list was filtered down to nothing.
   */
  readonly foreignIdIn: (sent: Pick<SentRequest, 'role' | 'request' | 'answer' | 'call'>) => string | undefined
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
    foreignIdIn: ({ role, request, answer, call }) => {
      const cookie = cookieOf(request)
      if (role === 'administrator') return undefined
      const [path = '', query = ''] = request.target.split('?', 2)
      const parameters = isEmptyList(answer.text) ? [] : (call?.parameters ?? [])
      const filters = parameters.flatMap(({ name }) => (name === 'after' ? [] : [name])) // a cursor begins a list of one's own
      const given = new URLSearchParams(query)
      const named = [path, request.body?.toString('latin1') ?? '', ...filters.flatMap((name) => given.getAll(name))].join(' ')
      return (named.match(ID) ?? []).find((id) => owners.has(id) && owners.get(id) !== cookie)
    },
  }
}

/** Such as `{"publications":[]}`. */
const EMPTY_LIST = /^\{"\w+":\[\]\}$/
const isEmptyList = (text: string) => EMPTY_LIST.test(text)

/** A cookie that was changed, or sent twice, is still that of its session when the session's value begins it. */
function cookieOf({ headers }: SentRequest['request']): string | undefined {
  const { cookie: sent } = headers
  // sent as a list, they arrive as one, each after a semicolon
  const cookie = Array.isArray(sent) ? sent.join('; ') : sent
  if (typeof cookie !== 'string') return undefined
  return /\bsession=[\w-]+/.exec(cookie)?.[0] ?? cookie
}
