/** What holds in every conversation, however people write: how many messages it takes, and what is never done unasked. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { isPlainYes } from '../conversation/plain-yes.ts'
import type { ChatState, Confirmable } from '../conversation/state.ts'
import type { Deed } from '../conversation/deeds.ts'
import { AN_EDIT, ANOTHER_EDIT, talkWith } from './talk-for-tests.ts'

type Talk = ReturnType<typeof talkWith>
type Happening = (talk: Talk) => void

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
const GRAVE: ReadonlySet<string> = new Set(['cancel-subscription', 'refund', 'delete-account', 'delete-photo'])

const words = fc.constantFrom(...WORDS)
const saying = words.map(
  (text): Happening =>
    (talk) =>
      talk.says(text),
)
const quoting = words.map(
  (text): Happening =>
    (talk) =>
      talk.repliesToEdit(text),
)
const meanwhile = words.map(
  (text): Happening =>
    (talk) =>
      talk.saidMeanwhile(text),
)
const pause = fc.constantFrom(MINUTE, 9 * MINUTE, 11 * MINUTE, HOUR, DAY).map(
  (ms): Happening =>
    (talk) =>
      talk.passes(ms),
)
const silence = fc.constant<Happening>((talk) => talk.isSilent())
/** Any button of the conversation, however old, pressed again and again. */
const pressing = fc.nat().map((place): Happening => (talk) => {
  const ids = [...talk.offered(), ...STRANGE_BUTTONS]
  talk.tapsId(ids[place % ids.length] ?? '')
})
const photo = fc.option(words).map(
  (caption): Happening =>
    (talk) =>
      talk.sendsPhoto(caption ?? undefined),
)
const odd = fc.constant<Happening>((talk) => talk.hears({ what: 'oddity', kind: 'audio' }))
const conversation = fc.array(
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
  edit: fc.constantFrom(undefined, { id: AN_EDIT, operation: 'swap', state: 'done' } as const),
})

type Traits = typeof person extends fc.Arbitrary<infer One> ? One : never

/** @param holds is asked after everything that was heard */
function always(holds: (talk: Talk, traits: Traits) => void): void {
  const property = fc.property(person, conversation, (traits, happenings) => {
    const { edit, ...rest } = traits
    const talk = talkWith({ ...rest, ...(edit && { edit }) })
    for (const happens of happenings) {
      happens(talk)
      holds(talk, traits)
    }
  })
  fc.assert(property, { numRuns: 200, seed: 7 })
}

test('an edit takes two messages at most, its result among them', () => {
  always((talk) => {
    for (const deed of talk.last().deeds) {
      const edits = deed.do === 'order' ? deed.photos.length : 1
      if (deed.do === 'order' || deed.do === 'redo') expect(deed.asked).toBeLessThanOrEqual(edits)
    }
  })
})

test('every question about photos is counted', () => {
  always((talk) => {
    const { said, before, state } = talk.last()
    const asked = said.filter(({ purpose }) => purpose === 'question').length
    if (state.wait.for === 'answer' && asked > 0) expect(state.wait.asked).toBe(askedBefore(before) + asked)
  })
})

function askedBefore({ wait }: ChatState): number {
  return wait.for === 'answer' || wait.for === 'more-photos' ? wait.asked : 0
}

test('a photo is ordered once, and no more of them than the allowance has', () => {
  const known = new WeakMap<Talk, Set<string>>()
  always((talk, { remaining, hasPlan }) => {
    const ordered = known.get(talk) ?? new Set()
    known.set(talk, ordered)
    for (const deed of talk.last().deeds) {
      if (deed.do !== 'order') continue
      if (deed.order.operation !== 'caption') expect(deed.photos.length).toBeLessThanOrEqual(hasPlan ? remaining : 0)
      for (const { photoId } of deed.photos) {
        expect(ordered.has(photoId)).toBe(false)
        ordered.add(photoId)
      }
    }
  })
})

test('whatever is said is answered by one message, or something is done or waited for', () => {
  always((talk) => {
    const { heard, said, deeds, before, state } = talk.last()
    const messages = said.length + deeds.filter((deed) => deed.do === 'redo' || deed.do === 'order').length
    expect(messages).toBeLessThanOrEqual(1)
    const isDoubleTap = heard.what === 'choice' && heard.id === before.pressed?.id
    const isThanks = heard.what === 'words' && heard.intent.kind === 'thanks'
    const wantsNothing = heard.what === 'silence' || isDoubleTap || isThanks
    if (!wantsNothing) expect(said.length > 0 || deeds.length > 0 || state !== before).toBe(true)
  })
})

function isGrave(deed: Deed): deed is Confirmable {
  return GRAVE.has(deed.do)
}

test('nothing that costs or deletes is done but by a plain yes to that very question, in time', () => {
  always((talk) => {
    const { heard, deeds, before, writtenAt } = talk.last()
    for (const deed of deeds) {
      if (!isGrave(deed)) continue
      expect(before.wait).toEqual({ for: 'yes', to: deed })
      const isPressed = heard.what === 'choice' && heard.id === `answer/${before.version}/yes`
      expect(isPressed || (heard.what === 'words' && isPlainYes(heard.text, deed))).toBe(true)
      const sinceAsked = writtenAt - (before.since ?? 0)
      expect(sinceAsked).toBeLessThanOrEqual(10 * MINUTE)
      expect(sinceAsked).toBeGreaterThan(0)
    }
  })
})
