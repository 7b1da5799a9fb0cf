/** Ways in which a request can be invalid, whatever its content. */
import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import type { WireRequest } from './send.ts'

export type Transport =
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'cut'; readonly share: number }
  | { readonly kind: 'garbage'; readonly bytes: Uint8Array }
  | { readonly kind: 'packed'; readonly isPacked: boolean; readonly encoding: string }
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'path'; readonly suffix: string }
  | { readonly kind: 'headers'; readonly count: number; readonly length: number }
  | { readonly kind: 'cookie'; readonly cookie: string }
  | { readonly kind: 'padded'; readonly length: number }
  | { readonly kind: 'query'; readonly query: string }

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json; charset=utf-16',
  'application/json, application/json',
  'application/JSON',
  'application/xml',
  'image/jpeg',
  '/',
  '',
  `application/${'x'.repeat(5000)}`,
] as const
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK'] as const
const SUFFIXES = [
  '/',
  '//',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e',
  ';a=b',
  '%00',
  '%',
  '%zz',
  '/%ff%fe',
  '.json',
  '?',
  '?&&&=',
  '#x',
  '/\\..',
  `/${'a/'.repeat(2000)}`,
  `/${'a'.repeat(7000)}`,
] as const
const COOKIES = [
  'session',
  'session=',
  'session=;session=',
  'session=%',
  '=',
  ';;;',
  'session="',
  `session=${'a'.repeat(7000)}`,
  'session=..; lng=../../',
  'lng=%00',
  '__proto__=1',
  'a=b; '.repeat(500),
] as const
const QUERIES = [
  'phone=1&phone=2',
  'phone[]=1',
  'phone[a][b]=1',
  '__proto__[a]=1',
  'constructor.prototype.a=1',
  '%',
  '%C0%AF=%C0%AF',
  '&'.repeat(3000),
  'a=1&'.repeat(3000),
  `phone=${'1'.repeat(7000)}`,
  'after=%00',
  'limit=1e400',
] as const

/** Around the limit of a body, which is 64 KiB. */
const LENGTHS = [65_000, 65_535, 65_536, 65_537, 200_000, 1_100_000] as const

export const transport: fc.Arbitrary<Transport> = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), type: fc.constantFrom(...TYPES) }),
  fc.record({ kind: fc.constant('cut' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('garbage' as const), bytes: fc.uint8Array({ maxLength: 200 }) }),
  fc.record({
    kind: fc.constant('packed' as const),
    isPacked: fc.boolean(),
    encoding: fc.constantFrom('gzip', 'deflate', 'br', 'identity', 'gzip, gzip', 'x'),
  }),
  fc.record({ kind: fc.constant('method' as const), method: fc.constantFrom(...METHODS) }),
  fc.record({ kind: fc.constant('path' as const), suffix: fc.constantFrom(...SUFFIXES) }),
  fc.record({
    kind: fc.constant('headers' as const),
    count: fc.constantFrom(1, 100, 1500),
    length: fc.constantFrom(0, 8, 4000, 20_000),
  }),
  fc.record({ kind: fc.constant('cookie' as const), cookie: fc.constantFrom(...COOKIES) }),
  fc.record({ kind: fc.constant('padded' as const), length: fc.constantFrom(...LENGTHS) }),
  fc.record({ kind: fc.constant('query' as const), query: fc.constantFrom(...QUERIES) }),
)

type Apply<Kind extends Transport['kind']> = (
  request: WireRequest,
  how: Extract<Transport, { kind: Kind }>,
) => Partial<WireRequest>

const JSON_TYPE = { 'content-type': 'application/json' }
const NO_BODY = Buffer.from('{}')

/** How each way changes the request. */
const WAYS: { readonly [Kind in Transport['kind']]: Apply<Kind> } = {
  type: ({ headers, body }, { type }) => ({ headers: { ...headers, 'content-type': type }, body: body ?? NO_BODY }),
  cut: ({ body }, { share }) => (body ? { body: body.subarray(0, Math.floor(body.length * share)) } : {}),
  garbage: ({ headers }, { bytes }) => ({ headers: { ...JSON_TYPE, ...headers }, body: Buffer.from(bytes) }),
  packed: ({ headers, body = NO_BODY }, { isPacked, encoding }) => ({
    headers: { ...JSON_TYPE, ...headers, 'content-encoding': encoding },
    body: isPacked ? gzipSync(body) : body,
  }),
  method: ({ body }, { method }) => ({ method, body: method === 'TRACE' ? undefined : body }),
  path: ({ target }, { suffix }) => ({ target: target + suffix }),
  headers: ({ headers }, how) => ({ headers: { ...headers, ...manyHeaders(how) } }),
  cookie: ({ headers }, { cookie }) => ({ headers: { ...headers, cookie } }),
  padded: ({ headers, body }, { length }) => ({ headers: { ...JSON_TYPE, ...headers }, body: pad(body, length) }),
  query: ({ target }, { query }) => ({ target: `${target}${target.includes('?') ? '&' : '?'}${query}` }),
}

export function applyTransport(request: WireRequest, how: Transport): WireRequest {
  // the table is keyed by the kind; the compiler does not follow one kind through both sides
  const apply = WAYS[how.kind] as unknown as Apply<Transport['kind']>
  return { ...request, ...apply(request, how) }
}

function manyHeaders({ count, length }: { readonly count: number; readonly length: number }): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`x-h-${at}`, 'a'.repeat(Math.floor(length / (count > 10 ? 100 : 1)))]),
  )
}

/** White space that every JSON parser must skip. */
function pad(body: Buffer | undefined, length: number): Buffer {
  const given = body ?? Buffer.from('{}')
  return Buffer.concat([given, Buffer.alloc(Math.max(0, length - given.length), ' ')])
}
