/** Properties of every conversation, however people write: how many messages it costs, and what is never done unasked. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { isPlainYes } from '../plain-yes.ts'
import type { ChatState, Confirmable } from '../state.ts'
import type { Action } from '../actions.ts'
import { AN_EDIT, ANOTHER_EDIT, openConversation } from './open-conversation.test-support.ts'

type Conversation = ReturnType<typeof openConversation>
type Happening = (conversation: Conversation) => void

const WORDS = [
  'troca o fundo',
  'fundo de mármore branco',
  'fundo: mesa de madeira com flores',
  'deixa pronta pra postar',
  'só a legenda',
  'bolo de pote por R$ 12 até sábado',
  'mostra os fundos',
  '2',
  'a última',
  'sim',
  'ok',
  '👍',
  'sim, excluir',
  'não',
  'esquece',
  'refaz',
  'legenda mais curta',
  'manda quadrada',
  'saldo',
  'quero cancelar meu plano',
  'quero meu dinheiro de volta',
  'quero excluir minha conta',
  'apaga essa foto',
  'oi',
  'ajuda',
  'obrigada!',
  'xpto 42 kkkk',
  'sim, cancela tudo e devolve o dinheiro',
]
const STRANGE_BUTTONS = [
  '',
  `redo/${AN_EDIT}`,
  `caption/${AN_EDIT}`,
  `redo/${ANOTHER_EDIT}`,
  'answer/0/yes',
  'operation/1/post',
  'answer/1/yes',
]
const IRREVERSIBLE: ReadonlySet<string> = new Set(['cancel-subscription', 'refund', 'delete-account', 'delete-photo'])

const words = fc.constantFrom(...WORDS)
const saying = words.map(
  (text): Happening =>
    (conversation) =>
      conversation.says(text),
)
const quoting = words.map(
  (text): Happening =>
    (conversation) =>
      conversation.repliesToEdit(text),
)
const meanwhile = words.map(
  (text): Happening =>
    (conversation) =>
      conversation.saidMeanwhile(text),
)
const pause = fc.constantFrom(MINUTE, 9 * MINUTE, 11 * MINUTE, HOUR, DAY).map(
  (ms): Happening =>
    (conversation) =>
      conversation.passes(ms),
)
const silence = fc.constant<Happening>((conversation) => conversation.isSilent())
/** Taps any button of the conversation, however old, repeatedly. */
const pressing = fc.nat().map((place): Happening => (conversation) => {
  const ids = [...conversation.offered(), ...STRANGE_BUTTONS]
  conversation.tapsId(ids[place % ids.length] ?? '')
})
const photo = fc.option(words).map(
  (caption): Happening =>
    (conversation) =>
      conversation.sendsPhoto(caption ?? undefined),
)
const odd = fc.constant<Happening>((conversation) => conversation.receives({ what: 'unsupported', kind: 'audio' }))
const inputs = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: saying },
    { weight: 1, arbitrary: quoting },
    { weight: 1, arbitrary: meanwhile },
    { weight: 1, arbitrary: pause },
    { weight: 4, arbitrary: silence },
    { weight: 5, arbitrary: pressing },
    { weight: 5, arbitrary: photo },
    { weight: 1, arbitrary: odd },
  ),
  { maxLength: 30 },
)
const person = fc.record({
  remaining: fc.constantFrom(0, 1, 2, 12),
  hasPlan: fc.constantFrom(true, true, true, false),
  edit: fc.constantFrom(
    undefined,
    { id: AN_EDIT, operation: 'swap', state: 'done' } as const,
    { id: AN_EDIT, operation: 'swap', state: 'done', redoCosts: true } as const,
  ),
})

type Traits = typeof person extends fc.Arbitrary<infer One> ? One : never

/** @param holds called after every input */
function always(holds: (conversation: Conversation, traits: Traits) => void): void {
  const property = fc.property(person, inputs, (traits, happenings) => {
    const { edit, ...rest } = traits
    const conversation = openConversation({ ...rest, ...(edit && { edit }) })
    for (const happens of happenings) {
      happens(conversation)
      holds(conversation, traits)
    }
  })
  fc.assert(property, { numRuns: 200, seed: 7 })
}

test('an edit takes two messages at most, its result among them', () => {
  always((conversation) => {
    for (const action of conversation.last().actions) {
      const edits = action.do === 'order' ? action.photos.length : 1
      if (action.do === 'order' || action.do === 'redo') expect(action.questions).toBeLessThanOrEqual(edits)
    }
  })
})

test('every question about photos is counted', () => {
  always((conversation) => {
    const { messages, before, state } = conversation.last()
    const asked = messages.filter(({ purpose }) => purpose === 'question').length
    if (state.wait.for !== 'answer' || asked === 0) return
    // without photos, another wish begins again
    const counts = [askedBefore(before) + asked, ...(state.wait.photos.length === 0 ? [asked] : [])]
    expect(counts).toContain(state.wait.questions)
  })
})

function askedBefore({ wait: open }: ChatState): number {
  const wait = open.for === 'wish' ? open.before : open
  return wait.for === 'answer' || wait.for === 'more-photos' ? wait.questions : 0
}

test('a photo is ordered once, and no more photos than the allowance has', () => {
  const known = new WeakMap<Conversation, Set<string>>()
  always((conversation, { remaining, hasPlan }) => {
    const ordered = known.get(conversation) ?? new Set()
    known.set(conversation, ordered)
    for (const action of conversation.last().actions) {
      if (action.do !== 'order') continue
      if (action.order.operation !== 'caption') expect(action.photos.length).toBeLessThanOrEqual(hasPlan ? remaining : 0)
      for (const { photoId } of action.photos) {
        expect(ordered.has(photoId)).toBe(false)
        ordered.add(photoId)
      }
    }
  })
})

test('every input gets one answer, or something is done or waited for', () => {
  always((conversation) => {
    const { input, messages, actions, before, state } = conversation.last()
    const count = messages.length + actions.filter((action) => action.do === 'redo' || action.do === 'order').length
    expect(count).toBeLessThanOrEqual(1)
    const isDoubleTap = input.what === 'choice' && input.id === before.pressed?.id
    const isThanks = input.what === 'text' && input.intent.kind === 'thanks'
    const wantsNothing = input.what === 'silence' || isDoubleTap || isThanks
    if (!wantsNothing) expect(count > 0 || actions.length > 0 || state !== before).toBe(true)
  })
})

function isIrreversible(action: Action): action is Confirmable {
  return IRREVERSIBLE.has(action.do)
}

test('what costs or deletes needs a plain yes to that question, in time', () => {
  always((conversation) => {
    const { input, actions, before, writtenAt } = conversation.last()
    for (const action of actions) {
      if (!isIrreversible(action)) continue
      expect(before.wait).toEqual({ for: 'yes', to: action })
      const isPressed = input.what === 'choice' && input.id === `answer/${before.version}/yes`
      expect(isPressed || (input.what === 'text' && isPlainYes(input.text, action))).toBe(true)
      const sinceAsked = writtenAt - (before.since ?? 0)
      expect(sinceAsked).toBeLessThanOrEqual(10 * MINUTE)
      expect(sinceAsked).toBeGreaterThan(0)
    }
  })
})
