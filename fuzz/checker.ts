/** Checks and counts every answer, and reports what is wrong with it. */
import type { Role } from './users.ts'
import { internalsIn } from './leaks.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import type { Call } from './read-openapi.ts'
import type { Answer, WireRequest } from './send.ts'

export interface SentRequest {
  /** `calls`, `webhooks`, `pictures`, `words`, `connections`, `pages` */
  readonly surface: string
  readonly name: string
  readonly role: Role
  readonly number: number
  readonly request: WireRequest
  readonly answer: Answer
  readonly call?: Call | undefined
  /** The request is no HTTP, or was dropped on purpose: a missing answer is no fault. */
  readonly isBroken?: boolean
  /** Method and path are the call's own, so its document applies. */
  readonly isDocumented?: boolean
}

export interface Finding {
  /** Faults of one kind are reported once, with their number. */
  readonly kind: string
  readonly what: string
  readonly number: number
  readonly request: string
  times: number
}

export class Fault extends Error {
  readonly kind: string
  readonly sent: SentRequest
  constructor(kind: string, message: string, sent: SentRequest) {
    super(message)
    this.kind = kind
    this.sent = sent
  }
}

export interface Tally {
  readonly surface: string
  readonly name: string
  readonly role: Role
  sent: number
  accepted: number
  refused: number
  failed: number
  silent: number
  readonly ms: number[]
  readonly acceptedMs: number[]
  largestRequest: number
  largestAnswer: number
  slowest: { readonly ms: number; readonly number: number }
}

export interface Checker {
  /** Counts the answer and returns what is wrong with it. */
  readonly look: (sent: SentRequest) => Fault | undefined
  readonly isKnown: (fault: Fault) => boolean
  readonly report: (fault: Fault) => void
  /** Adds a fault of no single answer: an invariant that does not hold. */
  readonly add: (kind: string, what: string) => void
  readonly findings: () => readonly Finding[]
  readonly tallies: () => readonly Tally[]
  /**
   * The median in milliseconds of a call's answers: of accepted requests, once there are enough of them; else, for a call that is
   * always refused, of the refusals. Accepted requests are never compared with requests that were refused early.
   */
  readonly medianOf: (name: string, isTaken: boolean) => number | undefined
}

const ENOUGH = 8

export interface CheckerOptions {
  /** Whether a phone belongs to another person than the sender. */
  readonly isSomebodyElse: (phone: string, sent: SentRequest) => boolean
  /** Texts that open something: no refusal may tell one. */
  readonly secrets?: () => Iterable<string>
}

interface Knowledge extends Required<CheckerOptions> {
  readonly ownership: Ownership
}

export function createChecker({ isSomebodyElse, secrets = () => [] }: CheckerOptions): Checker {
  const ownership = createOwnership()
  const tallies = new Map<string, Tally>()
  const findings = new Map<string, Finding>()
  const count = (sent: SentRequest) => {
    const key = `${sent.surface} ${sent.name} ${sent.role}`
    const tally = tallies.get(key) ?? emptyTally(sent)
    tallies.set(key, tally)
    addTo(tally, sent)
  }
  const add = (kind: string, what: string, number = -1, request = '') => {
    const known = findings.get(kind)
    if (known) known.times += 1
    else findings.set(kind, { kind, what, number, request, times: 1 })
  }
  return {
    look: (sent) => {
      count(sent)
      const fault = faultOf(sent, { isSomebodyElse, secrets, ownership })
      ownership.learn(sent)
      return fault
    },
    isKnown: ({ kind }) => findings.has(kind),
    report: ({ kind, message, sent }) => add(kind, message, sent.number, writeOut(sent)),
    add,
    findings: () => [...findings.values()],
    tallies: () => [...tallies.values()],
    medianOf: (name, isTaken) => {
      const own = [...tallies.values()].filter((tally) => tally.name === name)
      const accepted = own.flatMap((tally) => tally.acceptedMs)
      if (accepted.length >= ENOUGH) return percentile(accepted, 0.5)
      const all = isTaken ? [] : own.flatMap((tally) => tally.ms)
      return all.length >= ENOUGH ? percentile(all, 0.5) : undefined
    },
  }
}

function emptyTally({ surface, name, role }: SentRequest): Tally {
  const counts = { sent: 0, accepted: 0, refused: 0, failed: 0, silent: 0, largestRequest: 0, largestAnswer: 0 }
  return { surface, name, role, ...counts, ms: [], acceptedMs: [], slowest: { ms: 0, number: -1 } }
}

function addTo(tally: Tally, { answer: { status, ms, bytes }, request, number }: SentRequest): void {
  tally.sent += 1
  tally[outcomeOf(status)] += 1
  tally.largestRequest = Math.max(tally.largestRequest, request.body?.length ?? 0)
  tally.largestAnswer = Math.max(tally.largestAnswer, bytes)
  if (status === 0) return
  tally.ms.push(ms)
  if (status < 400) tally.acceptedMs.push(ms)
  if (ms > tally.slowest.ms) tally.slowest = { ms, number }
}

function outcomeOf(status: number): 'silent' | 'accepted' | 'refused' | 'failed' {
  if (status === 0) return 'silent'
  if (status < 400) return 'accepted'
  return status < 500 ? 'refused' : 'failed'
}

const PHONE = /\+?(?<!\d)55\d{10,11}(?!\d)|(?<![\d.-])\d{2}9\d{8}(?!\d)/g

type MakeFault = (kind: string, message: string) => Fault

function faultOf(sent: SentRequest, known: Knowledge): Fault | undefined {
  const { answer, name } = sent
  const { status, text, failure } = answer
  const fault: MakeFault = (kind, message) => new Fault(`${kind} (${name})`, message, sent)
  const faults: Readonly<Record<ReturnType<typeof outcomeOf>, () => Fault | undefined>> = {
    silent: () => (sent.isBroken === true || isLostOnTheWay(sent) ? undefined : fault('no answer', `${failure}`)),
    failed: () => fault(`${status} ${codeOf(text)}`, text.slice(0, 300)),
    accepted: () => intrusionOf(sent, fault) ?? accessFaultOf(sent, fault, known) ?? leakOf(sent, fault, known),
    refused: () => internalsOf(sent, fault, known) ?? (sent.isDocumented === true ? shapeFault(sent, fault) : undefined),
  }
  return faults[outcomeOf(status)]()
}

function intrusionOf({ call, role, isDocumented, answer: { status } }: SentRequest, fault: MakeFault): Fault | undefined {
  if (!call || isDocumented !== true || call.access === 'anybody') return undefined
  if (role === 'guest') return fault('a guest was let in', `${status}`)
  return call.access === 'panel' && role === 'member' ? fault('a member was let into the panel', `${status}`) : undefined
}

/** A signed address of a picture may be opened by anyone who has it. */
const SIGNED = /[?&]s=[^&]/

/** An answer other than a refusal to a request that names what belongs to another member. */
function accessFaultOf(sent: SentRequest, fault: MakeFault, { ownership }: Knowledge): Fault | undefined {
  const { call, isDocumented, request, answer } = sent
  if (!call || isDocumented !== true || SIGNED.test(request.target)) return undefined
  const id = ownership.foreignIdIn(sent)
  return id === undefined ? undefined : fault('the id of somebody else was taken', `${answer.status} for ${id}`)
}

function internalsOf({ answer, request }: SentRequest, fault: MakeFault, { secrets }: Knowledge): Fault | undefined {
  const leak = internalsIn(answer.text, saidIn(request), secrets())
  return leak === undefined ? undefined : fault('a refusal tells the inside', leak)
}

function saidIn({ target, body }: WireRequest): string {
  return `${decoded(target)}${body?.toString('utf8') ?? ''}`
}

function decoded(target: string): string {
  try {
    return target + decodeURIComponent(target)
  } catch {
    return target
  }
}

/** Administrators see everybody; a caller may get back a phone that they sent. */
function leakOf(sent: SentRequest, fault: MakeFault, { isSomebodyElse }: Knowledge): Fault | undefined {
  const { role, answer, request } = sent
  if (role === 'administrator') return undefined
  const submitted = `${request.target}${request.body?.toString('latin1') ?? ''}`
  const leaked = (answer.text.match(PHONE) ?? []).find(
    (phone) => !submitted.includes(phone.replace('+', '')) && isSomebodyElse(withCountry(phone), sent),
  )
  return leaked === undefined ? undefined : fault('the phone of somebody else was told', leaked)
}

function withCountry(phone: string): string {
  const digits = phone.replace('+', '')
  return digits.length > LONGEST_NATIONAL ? `+${digits}` : `+55${digits}`
}

const LONGEST_NATIONAL = 11

/** Every refusal has the one format, and a code that the call's document names. */
function shapeFault({ answer: { text, status }, call, request }: SentRequest, fault: MakeFault): Fault | undefined {
  // headers that are too large and invalid HTTP are refused below the product
  if (!call?.isJson || status === 431 || request.method === 'HEAD') return undefined
  const code = codeOf(text)
  if (code === '') return fault(`a refusal ${status} without a code`, text.slice(0, 300))
  return call.codes.has(code) || code === 'not_found' ? undefined : fault(`an undocumented code ${code}`, text.slice(0, 300))
}

function codeOf(text: string): string {
  try {
    const { code, error } = JSON.parse(text) as { code?: unknown; error?: unknown } // as: checked before it is used
    return typeof code === 'string' && typeof error === 'string' ? code : ''
  } catch {
    return ''
  }
}

/** A larger body may be refused before it is read; then the answer can be lost, as HTTP allows (RFC 9112, section 9.6). */
const READ_BYTES = 60_000

/** Requests that Node's client does not send at all, and those that the product refused before they were sent completely. */
function isLostOnTheWay({ answer: { failure = '' }, request: { method, body } }: SentRequest): boolean {
  // headers that are too large are refused before the method, which may forbid a body, is known
  if (method === 'HEAD' && failure.startsWith('Parse Error')) return true
  if (/Invalid character|unescaped|must be a valid HTTP token|Invalid value/i.test(failure)) return true
  return (body?.length ?? 0) > READ_BYTES && /EPIPE|ECONNRESET|hang up/.test(failure)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

const SHOWN_CHARACTERS = 1500

/** The request in a form that can be repeated by hand; long texts are cut, with their length. */
export function writeOut({ request: { method, target, headers, body } }: Pick<SentRequest, 'request'>): string {
  const shown = Object.entries(headers).map(([name, value]) => `${name}: ${cut(String(value), 100)}`)
  return [`${method} ${cut(target, 400)}`, ...shown, '', cut(body?.toString('utf8') ?? '', SHOWN_CHARACTERS)].join('\n')
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`
}
