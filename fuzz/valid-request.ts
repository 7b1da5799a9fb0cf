/** A request that the product accepts: made from the call's schema, with existing values. */
import fc from 'fast-check'
import type { Call, Parameter, Schema } from './read-openapi.ts'
import { knownValue, type ValueSource } from './known-values.ts'
import { pickPhrase } from './words.ts'

export type Json = Record<string, unknown>

/** Before it is serialised: changes are made to this. */
export interface RequestDraft {
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly params: Record<string, string>
  readonly query: [string, string][]
  readonly headers: Record<string, string | string[]>
  body: unknown
}

const OPTIONAL_SHARE = 0.5
const NOWHERE = '01890000-0000-7000-8000-000000000000'

export function draftValid(call: Call, source: ValueSource): RequestDraft {
  const draft: RequestDraft = {
    method: call.method,
    path: call.path,
    params: {},
    query: [],
    headers: headersOf(source),
    body: undefined,
  }
  for (const parameter of call.parameters) fillParameter(draft, parameter, { call, source })
  const address =
    call.method === 'GET' && source.picker.chance(0.5) ? source.pools.pickAddress(call.path, source.picker) : undefined
  if (address !== undefined) follow(draft, address)
  if (call.body && !call.isUpload) draft.body = valueOf(call.body, source, '')
  return draft
}

function headersOf({ user, picker }: ValueSource): RequestDraft['headers'] {
  return {
    'x-forwarded-for': user.address,
    ...(user.cookie === '' ? {} : { cookie: user.cookie }),
    ...(user.token === '' ? {} : { authorization: `Bearer ${user.token}` }),
    ...(picker.chance(0.2) ? { 'idempotency-key': `key-${picker.below(50)}` } : {}),
    ...(picker.chance(0.2) ? { 'x-language': picker.of(['pt-BR', 'pt-PT', 'es', 'en']) } : {}),
  }
}

function fillParameter(
  draft: RequestDraft,
  { name, in: where, required, schema }: Parameter,
  { call, source }: { call: Call; source: ValueSource },
): void {
  if (where === 'path') {
    const before = new RegExp(`/([\\w-]+)/\\{${name}\\}`).exec(call.path)?.[1]
    draft.params[name] = String(knownValue(name, source, before) ?? valueOf(schema, source, name))
  }
  if (where !== 'query' || (required !== true && !isWanted(name, source))) return
  const value = knownValue(name, { ...source, isDay: schema.format !== 'date-time' }, call.path)
  if (value !== undefined || name !== 'after') draft.query.push([name, String(value ?? valueOf(schema, source, name))])
}

/** All our screens send the phone. */
function isWanted(name: string, { picker, user }: ValueSource): boolean {
  return name === 'phone' ? user.cookie !== '' && picker.chance(0.95) : picker.chance(OPTIONAL_SHARE)
}

/** Requests an address from one of the product's answers, signature included. */
function follow(draft: RequestDraft, address: string): void {
  const { pathname, searchParams } = new URL(address, 'http://product')
  const names = [...draft.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const values = new RegExp(`^${draft.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)?.slice(1) ?? []
  for (const [at, name] of names.entries()) draft.params[name] = decodeURIComponent(values[at] ?? '')
  draft.query.splice(0, draft.query.length, ...searchParams.entries())
}

function valueOf(schema: Schema, source: ValueSource, name: string): unknown {
  const { picker } = source
  const known = knownValue(name, source)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices) return known !== undefined && picker.chance(0.8) ? known : valueOf(picker.of(choices), source, name)
  if (schema.enum) return picker.of(schema.enum)
  if (schema.properties) return objectOf(schema, source)
  return known !== undefined && typeof known === typeOf(schema) ? known : plainValue(schema, source)
}

function typeOf({ type }: Schema): string {
  return type === 'integer' ? 'number' : (type ?? 'string')
}

function objectOf({ properties = {}, required = [] }: Schema, source: ValueSource): Json {
  const object: Json = {}
  for (const [name, field] of Object.entries(properties))
    if (required.includes(name) || isWanted(name, source)) object[name] = valueOf(field, source, name)
  return object
}

function plainValue(schema: Schema, source: ValueSource): unknown {
  const { picker } = source
  const { type, minimum = 0, maximum = 1000, items } = schema
  if (type === 'boolean') return picker.chance(0.5)
  if (type === 'null') return null
  if (type === 'integer' || type === 'number')
    return Math.max(minimum, -1000) + picker.below(Math.max(1, Math.min(maximum, 1000)))
  if (type === 'array') return items ? [valueOf(items, source, '')] : []
  if (type === 'object') return {}
  return textOf(schema, source)
}

function textOf({ format, pattern, maxLength = 60, minLength = 0 }: Schema, { picker }: ValueSource): string {
  if (format === 'uuid') return NOWHERE
  if (format === 'date-time') return new Date(Date.now() + picker.below(1_000_000_000)).toISOString()
  const phrase = pickPhrase(picker).slice(0, maxLength).trim().padEnd(minLength, 'a')
  if (pattern === undefined || isMatch(pattern, phrase)) return phrase
  try {
    return (
      fc.sample(fc.stringMatching(new RegExp(pattern), { maxLength }), { numRuns: 1, seed: picker.below(1_000_000) })[0] ?? ''
    )
  } catch {
    return phrase // a pattern that cannot be generated: the product refuses the text, and a change may match
  }
}

function isMatch(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text)
  } catch {
    return true
  }
}
