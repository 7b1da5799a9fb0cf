/**
 * Ids, handles and signed addresses from the product's own answers. Requests use them, so that they reach existing rows, of the
 * same member, of another one, or deleted meanwhile.
 */
import type { Picker } from './picker.ts'

export interface Pools {
  /** Collects every id and address of an answer's body. @param owner the user who got the answer */
  readonly learn: (body: unknown, owner: string) => void
  readonly add: (pool: string, value: string, owner: string) => void
  /** A value of the pool: mostly one's own, sometimes another user's; undefined while there is none. */
  readonly pick: (pool: string, owner: string, picker: Picker) => string | undefined
  /** One of our addresses, collected, that leads to `path` (`/api/edits/{id}/image`), with its query. */
  readonly pickAddress: (path: string, picker: Picker) => string | undefined
}

interface StoredValue {
  readonly value: string
  readonly owner: string
}

const MAX_VALUES = 300
const OWN_SHARE = 0.75
/** Fields whose text is a handle, besides ids. */
const HANDLES = new Set(['token', 'access_token', 'protocol', 'social_id', 'social_token', 'version'])
/** The payment provider's ids show their kind. */
const PROVIDER_IDS: Readonly<Record<string, string>> = { cus: 'customer', sub: 'subscription', pay: 'payment' }
/** Lists and fields with the same kind of value under another name. */
const ALIASES: Readonly<Record<string, string>> = { user: 'member', chat: 'linked', account: 'social_id', dialog_id: 'dialog' }

export function createPools(): Pools {
  const pools = new Map<string, StoredValue[]>()
  const addresses: string[] = []
  const keep = (list: StoredValue[] | undefined, kept: StoredValue): StoredValue[] => {
    const others = (list ?? []).filter(({ value }) => value !== kept.value)
    return [...others.slice(-MAX_VALUES + 1), kept]
  }
  const add = (pool: string, value: string, owner: string) => void pools.set(pool, keep(pools.get(pool), { value, owner }))

  const learn = (body: unknown, owner: string, kind = ''): void => {
    if (Array.isArray(body)) for (const item of body.slice(0, 20)) learn(item, owner, kind)
    else if (typeof body === 'object' && body !== null)
      for (const [key, value] of Object.entries(body)) {
        if (typeof value === 'string') learnText(key, value, { owner, kind })
        else learn(value, owner, singular(key))
      }
  }
  const learnText = (key: string, value: string, { owner, kind }: { owner: string; kind: string }) => {
    for (const pool of poolsOf(key, value, kind)) add(pool, value, owner)
    if (!value.startsWith('/api/')) return
    addresses.push(value)
    if (addresses.length > MAX_VALUES) addresses.shift()
  }

  return {
    learn,
    add,
    pick: (pool, owner, picker) => {
      const all = pools.get(pool) ?? []
      const own = all.filter((kept) => kept.owner === owner)
      const list = own.length > 0 && picker.chance(OWN_SHARE) ? own : all
      return list.length > 0 ? picker.of(list).value : undefined
    },
    pickAddress: (path, picker) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)
      const found = addresses.filter((address) => pattern.test(address))
      return found.length > 0 ? picker.of(found) : undefined
    },
  }
}

function poolsOf(key: string, value: string, kind: string): readonly string[] {
  const provider = PROVIDER_IDS[/^(\w{3})_/.exec(value)?.[1] ?? '']
  if (provider !== undefined) return [provider]
  if (key === 'id') return [kind]
  if (key.endsWith('_id')) return [singular(key.slice(0, -3)), key]
  // a coupon's code is no code of a chat
  if (key === 'code' && kind !== '') return [`${kind}_code`]
  return HANDLES.has(key) ? [key] : []
}

/** `photos` and `photo` are one kind. */
export function singular(name: string): string {
  const one = name.endsWith('s') && !name.endsWith('ss') ? name.slice(0, -1) : name
  return ALIASES[one] ?? one
}
