/**
 * Describes a call once for both halves: the server implements it (`serve.ts`), the browser calls it (`api.ts`), `/openapi.json`
 * documents it. Written with zod/mini, because the browser loads it too.
 */
import * as z from 'zod/mini'
import type { ErrorCode } from './error-codes.ts'

type Schema = z.core.$ZodType

/** An answer that is not JSON: a picture, a file, or a stream of server-sent events whose `data` has the given shape. */
export type RawAnswer =
  | { readonly content: 'image/jpeg' | 'image/webp' | 'image/svg+xml' | 'application/zip' | 'text/plain' | 'text/csv' }
  | { readonly content: 'text/event-stream'; readonly event: Schema }

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters, as in Fastify's routes. */
  readonly path: `/api/${string}`
  readonly summary: string
  /**
   * `session`: 401 without one. `picture`: a session or the short-lived signature in the address. `admin-phone`: the session of
   * an administrator's phone, otherwise 403. `admin`: also the panel's token, otherwise 401.
   */
  readonly access: 'public' | 'session' | 'picture' | 'admin-phone' | 'admin'
  /**
   * The call must name the session's own phone in body, query or the header `x-user-phone`, otherwise 403; on other signed-in
   * calls a phone is optional with the same rule.
   */
  readonly needsPhone?: true
  readonly params?: Schema
  readonly query?: Schema
  /** `multipart` for an upload. */
  readonly body?: Schema | 'multipart'
  readonly status?: 200 | 201 | 202
  readonly reply: Schema | RawAnswer
  /** Codes in addition to the common ones. */
  readonly errors: readonly ErrorCode[]
}

/** Keeps the literal types of a table of calls. */
export function endpoints<const Table extends Readonly<Record<string, Endpoint>>>(table: Table): Table {
  return table
}

export type Input<S> = S extends Schema ? z.infer<S> : undefined
export type Reply<E extends Endpoint> = E['reply'] extends Schema ? z.infer<E['reply']> : never

export function isRaw(reply: Endpoint['reply']): reply is RawAnswer {
  return 'content' in reply
}

/** Whether a call has a body of JSON. */
export function isSchema(body: Endpoint['body']): boolean {
  return body !== undefined && body !== 'multipart'
}

/** Shapes shared by many calls. */
export const id = z.uuid()
export const moment = z.iso.datetime()
export const ok = z.object({ ok: z.literal(true) })
export const byId = z.object({ id })
/** Rejects what PostgreSQL cannot store: NUL and unpaired surrogates. */
const KEEPABLE = /^[^\0\p{Surrogate}]*$/u
export const isKeepable = (text: string): boolean => KEEPABLE.test(text)
/** Breaks of lines that a word processor writes, and a web page or a keyboard does not. */
const FOREIGN_BREAKS = /[\v\f\u0085\u2028\u2029]/gu
const CONTROLS = /[^\P{Control}\t\n\r]/gu
/** Nobody sees a control character, so nobody can be asked to take it out. */
const withoutControls = (text: string) => text.replaceAll(FOREIGN_BREAKS, '\n').replaceAll(CONTROLS, '')
/** Text written by a person, up to `max` UTF-16 units. */
export const memberText = (max: number) => z.string().check(z.overwrite(withoutControls), z.maxLength(max), z.regex(KEEPABLE))

/** Removed from a line: marks of direction, as in a number copied from a phone book, and spaces without width. */
const HIDDEN_IN_LINE = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu
/** Count for nothing in a text that has to say something: blanks, controls, and U+2800, the Braille pattern without dots. */
export const BLANK_CHARACTERS = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}\u2800`
const SAYS_SOMETHING = new RegExp(`[^${BLANK_CHARACTERS}]`, 'u')
export const isBlank = (text: string): boolean => !SAYS_SOMETHING.test(text)
const VISIBLE = /[^\s\p{Format}]/u
const toOneLine = (text: string) => (VISIBLE.test(text) ? text.replaceAll(HIDDEN_IN_LINE, '').replaceAll(/\s+/g, ' ').trim() : '')
/** `memberText` of one line, such as a name: without line breaks and characters that show nothing. */
export const memberLine = (max: number) => memberText(max).check(z.overwrite(toOneLine))
/** The phone in the product specification's calls; the server checks it against the session. */
export const phoneField = { phone: z.optional(memberText(40)) }

/** The shape of every failure (product rule): `error` is for the member, `code` is stable. */
export const failure = z.looseObject({ error: z.string(), code: z.string(), field: z.optional(z.string()) })
