/** Changes that make a good request a bad one: one field at a time, or several. */
import fc from 'fast-check'
import { hostileKey, hostileValue } from './hostile-values.ts'
import { createPicker } from './picker.ts'
import type { Schema } from './read-openapi.ts'
import type { RequestDraft, Json } from './valid-request.ts'
import { growWords } from './words.ts'
import { plainKey, sameKeyAgain, writeJson } from './write-json.ts'

export type Change = { readonly where: number } & (
  | { readonly kind: 'set'; readonly value: unknown }
  | { readonly kind: 'remove' | 'repeat' | 'listed' | 'nested' | 'retyped' }
  | { readonly kind: 'add'; readonly key: string; readonly value: unknown }
  /** The value, or what its list holds, so many times: the same ids again and again. */
  | { readonly kind: 'many'; readonly times: number }
  /** A length at, below or above the field's limit, or as long as any body may be. */
  | { readonly kind: 'grow'; readonly beyond: number; readonly picks: readonly number[] }
)

const where = fc.nat(999)
const picks = fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 })

export const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ where, kind: fc.constant('set' as const), value: hostileValue }) },
  { weight: 3, arbitrary: fc.record({ where, kind: fc.constantFrom('remove', 'repeat', 'listed', 'nested', 'retyped') }) },
  { weight: 1, arbitrary: fc.record({ where, kind: fc.constant('add' as const), key: hostileKey, value: hostileValue }) },
  { weight: 1, arbitrary: fc.record({ where, kind: fc.constant('many' as const), times: fc.constantFrom(50, 800, 3000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      where,
      kind: fc.constant('grow' as const),
      beyond: fc.constantFrom(-1, 0, 0, 1, 4000, 20_000, 60_000),
      picks,
    }),
  },
)

interface RequestPlace {
  readonly name: string
  readonly read: () => unknown
  readonly write: (value: unknown) => void
  readonly remove: () => void
  readonly addBeside: (key: string, value: unknown) => void
  readonly maxLength: number
}

/** Changes `draft` in place. @param maxCopied how large copies may make it */
export function applyChange(draft: RequestDraft, how: Change, schema: Schema | undefined, maxCopied = MAX_COPIED): void {
  const places = placesOf(draft, schema)
  const place = places[how.where % places.length]
  if (!place) return
  if (how.kind === 'set') place.write(how.value)
  else if (how.kind === 'add') place.addBeside(plainKey(how.key), how.value)
  else if (how.kind === 'many')
    place.write(repeated(place.read(), Math.min(how.times, maxCopied / Math.max(1, writeJson(draft.body).length))))
  else if (how.kind === 'grow') place.write(growWords(lengthOf(how.beyond, place), createPicker(how.picks)))
  else reshape(place, how.kind)
}

/** As much as a call's body may have: more would only be refused. In a header or an address it is too much, which is tried too. */
const MAX_COPIED = 60_000

/** @param times no more than makes the whole body too large, since the value may stand in copies of an earlier change */
function repeated(value: unknown, times: number): readonly unknown[] {
  const items: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [value]
  return Array.from({ length: Math.max(1, Math.floor(times)) }, () => items).flat()
}

function lengthOf(beyond: number, { maxLength }: RequestPlace): number {
  return beyond > 1 ? beyond : Math.max(0, maxLength + beyond)
}

function reshape(place: RequestPlace, kind: 'remove' | 'repeat' | 'listed' | 'nested' | 'retyped'): void {
  const reshapes: Readonly<Record<typeof kind, () => void>> = {
    remove: place.remove,
    repeat: () => place.addBeside(sameKeyAgain(place.name), place.read()),
    listed: () => place.write([place.read(), place.read()]),
    nested: () => place.write({ [place.name]: place.read() }),
    retyped: () => place.write(retype(place.read())),
  }
  reshapes[kind]()
}

function retype(value: unknown): unknown {
  if (typeof value === 'string') return Number.isNaN(Number(value)) ? value.length : Number(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? Object.fromEntries(value.entries()) : 0
}

/** The body gets most changes, since most of it is parsed; the whole body is a place as well. */
function placesOf(draft: RequestDraft, schema: Schema | undefined): readonly RequestPlace[] {
  const inBody = isObject(draft.body) ? [...bodyPlaces(draft.body, schema), wholeBody(draft)] : []
  return [...inBody, ...inBody, ...queryPlaces(draft), ...paramPlaces(draft), ...headerPlaces(draft)]
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Lists too: their items are fields like any other. */
function isTree(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

const UNLIMITED = 100

function bodyPlaces(object: Json, schema: Schema | undefined): readonly RequestPlace[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const own = fieldSchema(schema, name)
    const place: RequestPlace = {
      name,
      read: () => object[name],
      write: (written) => void (object[name] = written),
      remove: () => void delete object[name],
      addBeside: (key, added) => void (object[key] = added),
      maxLength: own?.maxLength ?? UNLIMITED,
    }
    return isTree(value) ? [place, ...bodyPlaces(value, own)] : [place]
  })
}

function fieldSchema(schema: Schema | undefined, name: string): Schema | undefined {
  const choices = schema?.oneOf ?? schema?.anyOf ?? (schema ? [schema] : [])
  return choices.map((choice) => choice.properties?.[name]).find((found) => found !== undefined)
}

function wholeBody(draft: RequestDraft): RequestPlace {
  return {
    name: 'body',
    read: () => draft.body,
    write: (value) => void (draft.body = value),
    remove: () => void (draft.body = undefined),
    addBeside: (key, value) => void (isObject(draft.body) && (draft.body[key] = value)),
    maxLength: UNLIMITED,
  }
}

function queryPlaces({ query }: RequestDraft): readonly RequestPlace[] {
  const add = (key: string, value: unknown) => void query.push([key, textOf(value)])
  const places = query.map(([name], at): RequestPlace => {
    return {
      name,
      read: () => query[at]?.[1],
      write: (value) => void (query[at] = [name, textOf(value)]),
      remove: () => void query.splice(at, 1),
      addBeside: add,
      maxLength: UNLIMITED,
    }
  })
  const none: RequestPlace = {
    name: 'a',
    read: () => 'a',
    write: (value) => add('a', value),
    remove: () => undefined,
    addBeside: add,
    maxLength: UNLIMITED,
  }
  return places.length > 0 ? places : [none]
}

function paramPlaces({ params }: RequestDraft): readonly RequestPlace[] {
  return Object.keys(params).map((name) => ({
    name,
    read: () => params[name],
    write: (value) => void (params[name] = textOf(value)),
    remove: () => void (params[name] = ''),
    addBeside: (_key, value) => void (params[name] += `/${textOf(value)}`),
    maxLength: UNLIMITED,
  }))
}

/** The headers that the product reads. Without its session a request tests little, so that one is changed rarely. */
const READ_HEADERS = [
  'x-user-phone',
  'x-language',
  'accept-language',
  'idempotency-key',
  'user-agent',
  'if-none-match',
  'origin',
  'range',
] as const

function headerPlaces({ headers }: RequestDraft): readonly RequestPlace[] {
  return [...READ_HEADERS, 'cookie', 'authorization'].map((name) => ({
    name,
    read: () => headers[name] ?? '',
    write: (value) => void (headers[name] = headerText(textOf(value))),
    remove: () => void delete headers[name],
    addBeside: (_key, value) => void (headers[name] = [[headers[name] ?? []].flat(), headerText(textOf(value))].flat()),
    maxLength: 4000,
  }))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** Values that Node would not send are left to the raw connections. */
function headerText(text: string): string {
  return Buffer.from(text.replaceAll(/[\0\r\n]/g, ' '), 'utf8')
    .toString('latin1')
    .replaceAll(/[^\t\x20-\x7E\x80-\xFF]/g, ' ')
    .slice(0, 12_000)
}
