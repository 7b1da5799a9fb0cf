/**
 * Targets that are not in the document: the providers' callbacks, pages and files, and the chat, through the sandbox as a phone
 * writes.
 */
import fc from 'fast-check'
import { MESSAGE_TYPES } from '#sandbox/whatsapp/serve-control.ts'
import { ROLES } from './users.ts'
import { applyChange, change } from './change-request.ts'
import { hostileValue } from './hostile-values.ts'
import type { Hook } from './hooks.ts'
import { createPicker, type Picker } from './picker.ts'
import type { WireRequest } from './send.ts'
import { makeTarget, numbers, rarely, type FuzzRun, type Target } from './targets.ts'
import type { RequestDraft } from './valid-request.ts'
import { growWords, pickPhrase } from './words.ts'
import { writeJson } from './write-json.ts'
import { applyTransport, transport } from './transports.ts'

/** The stand-in's recent webhooks, so that bodies look like the provider's. */
export type ExamplesOf = (provider: string) => readonly object[]

const UNSIGNED_SHARE = 0.15
/** The others are of kinds that a stand-in rarely or never sends. */
const SENT_SHARE = 0.6

export function hookTargets(run: FuzzRun, hooks: readonly Hook[], examplesOf: ExamplesOf): readonly Target[] {
  const shape = fc.record({ picks: numbers, changes: fc.array(change, { maxLength: 4 }), transport: rarely(transport) })
  return hooks.map((hook) =>
    makeTarget(run, {
      surface: 'webhooks',
      name: hook.name,
      role: 'guest',
      arbitrary: shape,
      send: async ({ picks, changes, transport: wrong }, user, number) => {
        const picker = createPicker(picks)
        const draft: RequestDraft = {
          method: 'POST',
          path: hook.path,
          params: {},
          query: [],
          headers: {},
          body: chooseExample(hook, examplesOf, picker),
        }
        for (const each of changes) applyChange(draft, each, undefined, hook.maxCopied)
        const target = draft.query.length > 0 ? `${hook.path}?${searchOf(draft.query)}` : hook.path
        const { headers, body } = hook.write(draft.body, target)
        const isSigned = !picker.chance(UNSIGNED_SHARE)
        const own = isSigned ? headers : { 'content-type': String(headers['content-type']) }
        const plain = { method: 'POST', target, headers: { 'x-forwarded-for': user.address, ...draft.headers, ...own }, body }
        const request = wrong && wrong.kind !== 'path' ? applyTransport(plain, wrong) : plain
        return { surface: 'webhooks', name: hook.name, role: 'guest', number, request, answer: await run.exchange(request) }
      },
    }),
  )
}

function searchOf(fields: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams()
  for (const [name, value] of fields) search.append(name.toWellFormed(), value.toWellFormed())
  return search.toString()
}

function chooseExample({ provider, examples }: Hook, examplesOf: ExamplesOf, picker: Picker): unknown {
  const sent = examplesOf(provider)
  return structuredClone(sent.length > 0 && picker.chance(SENT_SHARE) ? picker.of(sent) : picker.of(examples))
}

/** Addresses without a document: pages, files, returns from Facebook, routes for machines. */
const ADDRESSES = [
  '/',
  '/auth',
  '/studio',
  '/account',
  '/checkout',
  '/admin',
  '/privacy',
  '/terms',
  '/share',
  '/sad-goodbye',
  '/offline',
  '/not-there',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/robots.txt',
  '/sitemap.xml',
  '/service-worker.js',
  '/assets/',
  '/assets/x.js',
  '/api/instagram/callback',
  '/api/instagram/data-deletion/1',
  '/api/sandbox/clock',
  '/api/sms/none/status',
  '/api/nowhere',
  '/p/x.jpg',
] as const
const NAMES = ['code', 'state', 'error', 'next', 'step', 'plan', 'choose', 'photo', 'a'] as const

export function pageTargets(run: FuzzRun): readonly Target[] {
  return ROLES.map((role) =>
    makeTarget(run, {
      surface: 'pages',
      name: 'pages, files and returns',
      role,
      arbitrary: fc.record({
        address: fc.constantFrom(...ADDRESSES),
        query: fc.array(fc.tuple(fc.constantFrom(...NAMES), hostileValue), { maxLength: 3 }),
        wrong: rarely(transport),
      }),
      send: async ({ address, query, wrong }, { cookie, address: from }, number) => {
        const search = searchOf(
          query.map(([name, value]): [string, string] => [
            name,
            typeof value === 'string' ? value : writeJson(value).slice(0, 4000),
          ]),
        )
        const target = query.length > 0 ? `${address}?${search}` : address
        const plain = { method: 'GET', target, headers: { 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) } }
        const request = wrong ? applyTransport(plain, wrong) : plain
        return {
          surface: 'pages',
          name: 'pages, files and returns',
          role,
          number,
          request,
          answer: await run.exchange(request),
        }
      },
    }),
  )
}

const MESSAGE_MAX = 4096
/** A third of what people send is text. */
const TYPES = [...MESSAGE_TYPES, ...Array.from({ length: MESSAGE_TYPES.length / 2 }, () => 'text' as const)]
/** A voice note is read by its first bytes. */
const VOICE = Buffer.from('OggS\0\u0002 OpusHead').toString('base64')

/** A person writes in the chat: the text arrives by the network's own webhook and is read by the worker. */
export function chatTargets(
  run: FuzzRun,
  sendToSandbox: (path: string, body: Buffer) => Promise<WireRequest & { readonly status: number; readonly ms: number }>,
): readonly Target[] {
  const shape = fc.record({
    picks: numbers,
    text: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: MESSAGE_MAX }) },
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: hostileValue },
    ),
    type: fc.constantFrom(...TYPES),
  })
  return [
    makeTarget(run, {
      surface: 'words',
      name: 'chat',
      role: 'member',
      arbitrary: shape,
      send: async ({ picks, text, type }, user, number) => {
        const picker = createPicker(picks)
        const words = chatWords(text, picker)
        const picture = run.pictures.jpeg.toString('base64')
        const own = {
          text: words,
          caption: words,
          ...(type === 'audio' ? { audio_base64: VOICE, transcript: words } : { image_base64: picture }),
          file_name: words.slice(0, 200),
          button_id: words.slice(0, 200),
          row_id: words.slice(0, 200),
          reply_to: 'wamid.x',
        }
        const from = picker.chance(0.8) ? user.phone : `+55119${85_000_000 + picker.below(1000)}`
        const body = Buffer.from(JSON.stringify({ from, type, ...own }).replaceAll('\\u0000', ' '))
        const { status, ms, ...request } = await sendToSandbox('/control/chat/send', body)
        // the stand-in refuses what no phone could send, which is no fault of the product
        const answer = { status: status >= 500 ? 0 : status, ms, headers: {}, text: '', bytes: 0 }
        return { surface: 'words', name: 'chat', role: 'member', number, request, answer, isBroken: true }
      },
    }),
  ]
}

function chatWords(text: unknown, picker: Picker): string {
  if (text === 0) return pickPhrase(picker)
  if (typeof text === 'number') return growWords(Math.min(MESSAGE_MAX, Math.max(1, Math.abs(text) | 0)), picker)
  return (typeof text === 'string' ? text : writeJson(text)).slice(0, MESSAGE_MAX) || ' '
}
