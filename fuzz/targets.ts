/** The targets: every call in every role, and other input from outside. Each target makes its own cases. */
import fc from 'fast-check'
import { type User, type Users, ROLES, type Role } from './users.ts'
import { applyChange, change } from './change-request.ts'
import type { Fault, Checker, SentRequest } from './checker.ts'
import { breakage, breakPicture, KINDS, type PictureKind, type Pictures } from './pictures.ts'
import { createPicker, type Picker } from './picker.ts'
import type { Pools } from './pools.ts'
import { rawKind, sendRaw } from './raw-connections.ts'
import type { Call } from './read-openapi.ts'
import { type Exchange, PATIENCE_MS, type WireRequest } from './send.ts'
import { applyTransport, transport } from './transports.ts'
import { formFault, writeForm } from './uploads.ts'
import { type RequestDraft, draftValid } from './valid-request.ts'
import { growWords } from './words.ts'
import { writeRequest } from './write-request.ts'

export interface Target {
  readonly surface: string
  readonly name: string
  readonly role: Role
  /** Plays one case, and reduces a fault to the smallest request. @param number of the case */
  readonly play: (seed: number, number: number) => Promise<void>
}

export interface FuzzRun {
  readonly url: string
  readonly sandboxUrl: string
  readonly exchange: Exchange
  readonly users: Users
  readonly pools: Pools
  readonly pictures: Pictures
  readonly largePictures: Pictures
  readonly checker: Checker
  /** Called when the answer says that the session has ended, though the request was good: a new user replaces this one. */
  readonly noticeEnd: (user: User) => void
  /** Good requests alone, to check that they are accepted. */
  readonly isPlain: boolean
}

export const numbers = fc.array(fc.nat(1_000_000), { minLength: 24, maxLength: 24 })

interface Traits<Shape> {
  readonly surface: string
  readonly name: string
  readonly role: Role
  readonly arbitrary: fc.Arbitrary<Shape>
  readonly send: (shape: Shape, user: User, number: number) => Promise<SentRequest>
}

/** A fault is repeated in smaller forms at most this often. */
const SHRINKS = 40

export function makeTarget<Shape>(
  { checker, users, noticeEnd }: FuzzRun,
  { surface, name, role, arbitrary, send }: Traits<Shape>,
): Target {
  return {
    surface,
    name,
    role,
    play: async (seed, number) => {
      let smallest: Fault | undefined
      let tries = 0
      const user = users.userFor(role, number)
      const property = fc.asyncProperty(arbitrary, async (shape) => {
        tries += 1
        if (tries > SHRINKS) return
        const sent = await send(shape, user, number)
        const fault = checker.look(sent)
        if (isOver(sent, user)) noticeEnd(user)
        if (!fault || (smallest && fault.kind !== smallest.kind)) return
        if (!smallest && checker.isKnown(fault)) return checker.report(fault)
        smallest = fault
        // a product that no longer answers would show the same for every following request
        if (sent.answer.ms > PATIENCE_MS / 2) return
        throw fault
      })
      await fc.check(property, { seed, numRuns: 1 })
      if (smallest) checker.report(smallest)
    },
  }
}

/** Refused although the user's own cookie and token were sent unchanged. */
function isOver({ answer, isDocumented, request: { headers } }: SentRequest, { role, cookie, token }: User): boolean {
  if (role === 'guest' || isDocumented !== true || answer.status !== 401 || headers.cookie !== cookie) return false
  if (answer.text.includes('"unauthorised"')) return true
  return token !== '' && headers.authorization === `Bearer ${token}` && answer.text.includes('"admin_login_required"')
}

/** One time in seven; shrinking tries without it first. */
export function rarely<Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> {
  return fc.oneof({ withCrossShrink: true }, { weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}

/** Half of the calls are good or nearly so: a bad one is refused at its first fault. */
const changes = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 6, arbitrary: fc.array(change, { minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.array(change, { minLength: 2, maxLength: 4 }) },
)
const callCase = fc.record({
  picks: numbers,
  changes,
  transport: rarely(transport),
  fault: formFault,
})

const plainCase: typeof callCase = fc.record({
  picks: numbers,
  changes: fc.constant([]),
  transport: fc.constant(null),
  fault: fc.constant('none' as const),
})

/** Calls that end the user's session: made less often with a live one, or all users would always be new. */
const ENDINGS = new Set(['DELETE /api/session', 'POST /api/user/delete-account', 'POST /api/admin/logout'])
const ENDING_SHARE = 0.05

export function callTargets(run: FuzzRun, calls: readonly Call[]): readonly Target[] {
  return calls.flatMap((call) =>
    ROLES.map((role) =>
      makeTarget(run, {
        surface: 'calls',
        name: call.name,
        role,
        arbitrary: run.isPlain ? plainCase : callCase,
        send: async (shape, user, number) => {
          const picker = createPicker(shape.picks)
          const draft = draftValid(call, { user, pools: run.pools, picker })
          if (ENDINGS.has(call.name) && !picker.chance(ENDING_SHARE)) draft.headers.cookie = 'session=ended'
          for (const each of shape.changes) applyChange(draft, each, call.body)
          const plain = call.isUpload ? upload(writeRequest(draft), { picker, run, fault: shape.fault }) : writeRequest(draft)
          const request = shape.transport ? applyTransport(plain, shape.transport) : plain
          const isDocumented = !shape.transport || !['method', 'path'].includes(shape.transport.kind)
          const answer = await run.exchange(request)
          if (answer.status < 300) learn(run, answer.text, { user, path: call.path })
          return { surface: 'calls', name: call.name, role, number, request, answer, call, isDocumented }
        },
      }),
    ),
  )
}

interface Uploading {
  readonly picker: Picker
  readonly run: FuzzRun
  readonly fault: Parameters<typeof writeForm>[1]
}

function upload(request: WireRequest, { picker, run, fault }: Uploading): WireRequest {
  const form = writeForm(run.pictures[picker.of(KINDS)], fault)
  return { ...request, headers: { ...request.headers, ...form.headers }, body: form.body }
}

function learn({ pools }: FuzzRun, text: string, { user, path }: { readonly user: User; readonly path: string }): void {
  try {
    const parsed = JSON.parse(text) as { next?: unknown } // as: looked at before it is used
    pools.learn(parsed, user.phone)
    if (typeof parsed.next === 'string') pools.add(`after ${path}`, parsed.next, user.phone)
  } catch {
    // a picture or a stream contains no ids
  }
}

/** Broken pictures, one target for each file type. */
export function pictureTargets(run: FuzzRun, calls: readonly Call[]): readonly Target[] {
  const call = calls.find(({ isUpload }) => isUpload)
  if (!call) throw new Error('the document names no call that takes a file')
  return KINDS.map((kind: PictureKind) =>
    makeTarget(run, {
      surface: 'pictures',
      name: `picture ${kind}`,
      role: 'member',
      arbitrary: fc.record({
        picks: numbers,
        breakages: fc.array(breakage, { minLength: 1, maxLength: 5 }),
        isLarge: rarely(fc.constant(true)),
      }),
      send: async ({ picks, breakages, isLarge }, user, number) => {
        const draft = draftValid(call, { user, pools: run.pools, picker: createPicker(picks) })
        const plain = writeRequest(draft)
        const form = writeForm(breakPicture(isLarge ? run.largePictures : run.pictures, kind, breakages), 'none')
        const request = { ...plain, headers: { ...plain.headers, ...form.headers }, body: form.body }
        const answer = await run.exchange(request)
        if (answer.status < 300) learn(run, answer.text, { user, path: call.path })
        return { surface: 'pictures', name: `picture ${kind}`, role: 'member', number, request, answer, call, isDocumented: true }
      },
    }),
  )
}

/** Fields whose meaning is read, in any call. */
const READ_FIELDS: ReadonlySet<string> = new Set(['words', 'message'])
/** For a field without a limit of its own: what a body may hold. */
const LONGEST_WORDS = 20_000

/**
 * Texts generated from the lexicons, up to the limit of each text field.
 * @param isRead whether the fields are those whose meaning is read, or all others
 */
export function wordTargets(run: FuzzRun, calls: readonly Call[], isRead: boolean): readonly Target[] {
  return calls.flatMap((call) =>
    textFieldsOf(call).flatMap(([field, limit]) => {
      if (READ_FIELDS.has(field) !== isRead) return []
      const name = `${call.name}, ${field}`
      const role = call.access === 'panel' ? 'administrator' : 'member'
      return makeTarget(run, {
        surface: 'words',
        name,
        role,
        arbitrary: fc.record({ picks: numbers, length: fc.integer({ min: 1, max: limit }) }),
        send: async ({ picks, length }, user, number) => {
          const picker = createPicker(picks)
          const draft = draftValid(call, { user, pools: run.pools, picker })
          writeField(draft, { field, words: growWords(length, picker) })
          const request = writeRequest(draft)
          const answer = await run.exchange(request)
          return { surface: 'words', name, role, number, request, answer, call, isDocumented: true }
        },
      })
    }),
  )
}

/** The free texts of a body and a query, with their limits: no choices, numbers, times or ids. */
function textFieldsOf({ body, parameters }: Call): readonly (readonly [string, number])[] {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, schema] as const)
  return [...Object.entries(body?.properties ?? {}), ...inQuery].flatMap(([name, schema]) => {
    const isText = schema.type === 'string' && !schema.enum && schema.format === undefined && name !== 'phone'
    return isText ? [[name, Math.min(schema.maxLength ?? LONGEST_WORDS, LONGEST_WORDS)] as const] : []
  })
}

function writeField(draft: RequestDraft, { field, words }: { field: string; words: string }): void {
  if (draft.method !== 'GET') draft.body = { ...(draft.body as object), [field]: words } // as: these bodies are objects, they have the field
  else draft.query.splice(0, Infinity, ...draft.query.filter(([name]) => name !== field), [field, words])
}

/** Connections that are no HTTP, around any call. */
export function connectionTargets(run: FuzzRun, calls: readonly Call[]): readonly Target[] {
  return ROLES.map((role) =>
    makeTarget(run, {
      surface: 'connections',
      name: 'broken connections',
      role,
      arbitrary: fc.record({ picks: numbers, kind: rawKind, at: fc.nat(calls.length - 1) }),
      send: async ({ picks, kind, at }, user, number) => {
        const call = calls[at]
        if (!call) throw new RangeError('no such call')
        const request = writeRequest(draftValid(call, { user, pools: run.pools, picker: createPicker(picks) }))
        const answer = await sendRaw(run.url, request, kind)
        const parsed = { ...request, method: `${kind}: ${request.method}` }
        return { surface: 'connections', name: 'broken connections', role, number, request: parsed, answer, isBroken: true }
      },
    }),
  )
}
