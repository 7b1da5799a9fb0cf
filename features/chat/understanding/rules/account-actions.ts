/**
 * Refunds, cancelling, deleting. These are never guessed: a sentence has to name both the action and its object, must not
 * negate it, and must not be about a picture, a caption or somebody else's customers.
 */
import type { CueName } from '../cue-index.ts'
import { asks, denies, keepCues, mentions, saysOnly, unknownWords, type ParsedMessage } from '../reading.ts'
import type { Word } from '../split-words.ts'
import { fits, sure, type CueRule, type Utterance, type Rule } from './rule.ts'
import { REASON, IF, KNOWS, THEIRS, OF, NO_LONGER, THAT } from '../lexicon/account-actions.ts'

/** Topics that show that a sentence is not about our money. */
const CONTENT: readonly CueName[] = ['caption', 'text', 'write', 'backdrop', 'hashtags', 'signature', 'unknownSender', 'offer']
/** Topics that are always meant for others to read. */
const POSTED: readonly CueName[] = ['caption', 'write', 'hashtags', 'offer', 'unknownSender']
const PICTURE: readonly CueName[] = ['photo', 'post', 'edit', 'scheduled']

const MONEY_RULES: readonly CueRule[] = [
  { needs: [['refund']], lacks: CONTENT, give: { kind: 'refund' } },
  { needs: [['giveBack'], ['money']], lacks: CONTENT, give: { kind: 'refund' } },
  { needs: [['leavePlan']], lacks: CONTENT, give: { kind: 'cancel', what: 'subscription' } },
  {
    needs: [['close', 'erase'], ['account']],
    lacks: [...CONTENT, ...PICTURE, 'instagram', 'card'],
    give: { kind: 'delete-account' },
  },
  { needs: [['erase'], ['data']], lacks: [...CONTENT, ...PICTURE, 'card', 'instagram'], give: { kind: 'delete-account' } },
  {
    needs: [['cancel', 'noMore'], ['account']],
    lacks: [...CONTENT, ...PICTURE, 'instagram'],
    give: { kind: 'cancel', what: 'unclear' },
  },
  {
    needs: [['cancel', 'noMore', 'erase', 'unsubscribe'], ['subscription']],
    lacks: [...CONTENT, ...PICTURE, 'messages'],
    give: { kind: 'cancel', what: 'subscription' },
  },
  { needs: [['cancel'], ['unused']], lacks: [...CONTENT, ...PICTURE], give: { kind: 'cancel', what: 'subscription' } },
  // "quando termina meu plano?" only asks
  {
    needs: [['close', 'stop'], ['subscription']],
    lacks: [...CONTENT, ...PICTURE, 'messages', 'whenAsked', 'renewal'],
    give: { kind: 'cancel', what: 'subscription' },
  },
]

/** With more unknown words than this, the sentence is not about the plan. */
const MAX_UNKNOWN_WORDS = 2

/** A message typed when a caption or a backdrop was asked for is content, unless it clearly is not. */
function isPlain({ rest, about }: Utterance): boolean {
  const isContentLikely = about.hasPhoto || about.expecting === 'message' || about.expecting === 'words'
  return isContentLikely ? saysOnly(rest, ...PLAIN) : strangersBeforeReason(rest).length <= MAX_UNKNOWN_WORDS
}

/** "… because I closed my shop": a reason may contain any words, unless the wish itself is part of it. */
function strangersBeforeReason(reading: ParsedMessage): readonly Word[] {
  const { words, cues } = reading
  const reason = words.findIndex(({ folded }) => REASON.has(folded))
  const isWishBefore = !cues.some(({ names, from }) => from > reason && IRREVERSIBLE_ACTIONS.some((name) => names.has(name)))
  return unknownWords(reading).filter((word) => reason < 0 || !isWishBefore || words.indexOf(word) < reason)
}

/** "Se eu cancelar, …?": a hypothetical question. */
function isSupposed({ text, words, cues }: ParsedMessage): boolean {
  const at = words.findIndex(({ folded }) => IF.has(folded))
  const action = cues.find(({ names }) => IRREVERSIBLE_ACTIONS.some((name) => names.has(name)))
  return at >= 0 && action !== undefined && action.from > at && /\?\s*$/.test(text) && !KNOWS.has(words[at - 1]?.folded ?? '')
}

/** "Fecha a conta da mesa 3", "the data on the label": not the member's own account or data. */
function isSomebodyElses(reading: ParsedMessage): boolean {
  const strange = new Set(unknownWords(reading))
  const isOf = (at: number) => OF.has(reading.words[at]?.folded ?? '')
  const isStrange = (at: number) => reading.words.slice(at, at + 2).some((word) => strange.has(word))
  const isTheirs = (at: number) => THEIRS.has(reading.words[at]?.folded ?? '')
  const owned = reading.cues.filter(({ names }) => OWNED.some((name) => names.has(name)))
  return owned.some(({ from, to }) => (isOf(to) && isStrange(to + 1)) || isTheirs(to) || isTheirs(from - 1))
}

const OWNED: readonly CueName[] = ['subscription', 'account', 'data', 'money']
const PLAIN: readonly CueName[] = [
  ...(['cancel', 'close', 'noMore', 'erase', 'refund', 'giveBack', 'leavePlan', 'unsubscribe', 'cannot', 'dropIt'] as const),
  ...(['subscription', 'account', 'data', 'money', 'everything', 'me', 'it', 'photo', 'edit', 'scheduled', 'post'] as const),
  ...(['want', 'greeting', 'thanks', 'help', 'yes'] as const),
]
const IRREVERSIBLE_ACTIONS: readonly CueName[] = [
  'cancel',
  'close',
  'noMore',
  'erase',
  'refund',
  'giveBack',
  'leavePlan',
  'unsubscribe',
]
/** Actions that a single "not" in the sentence cancels completely. */
const TAKEN_BACK: readonly CueName[] = ['cancel', 'close', 'erase', 'refund', 'giveBack', 'leavePlan']

function isUnmeant(reading: ParsedMessage): boolean {
  const isDenied = denies(reading, ...TAKEN_BACK)
  return isDenied || mentions(reading, ...POSTED) || isSomebodyElses(reading) || isSupposed(reading)
}

export const readAccountAction: Rule = (utterance) => {
  const { rest } = utterance
  if (isUnmeant(rest)) return undefined
  for (const rule of MONEY_RULES) {
    if (!fits({ needs: rule.needs }, rest)) continue
    const isClear = !mentions(rest, ...(rule.lacks ?? [])) || segmentsOf(rest).some((segment) => fits(rule, segment))
    if (isClear && isPlain(utterance)) return sure(rule.give)
  }
  return readAllErased(utterance) ?? readUnrenewed(utterance)
}

/** "Apaga a minha conta e todas as fotos": the photos go with the account. "Todas as fotos da conta" are photos alone. */
function readAllErased(utterance: Utterance): ReturnType<Rule> {
  const { rest } = utterance
  const account = rest.cues.find(({ names }) => names.has('account'))
  if (
    !account ||
    !fits({ needs: [['erase', 'close'], ['everything']], lacks: [...CONTENT, 'instagram', 'card', 'scheduled'] }, rest)
  )
    return undefined
  const isOf = rest.words.slice(Math.max(0, account.from - 2), account.from).some(({ folded }) => OF.has(folded))
  return !isOf && isPlain(utterance) ? sure({ kind: 'delete-account' }) : undefined
}

/** Cancels a plan by refusing its renewal: "não quero renovar", "don't charge my card anymore". */
function readUnrenewed(utterance: Utterance): ReturnType<Rule> {
  const { rest } = utterance
  const isOver = denies(rest, 'renewal') || (denies(rest, 'charge') && rest.words.some(({ folded }) => NO_LONGER.has(folded)))
  const isRefused = isOver && !mentions(rest, ...CONTENT, ...PICTURE)
  return isRefused && isPlain(utterance) ? sure({ kind: 'cancel', what: 'subscription' }) : undefined
}

/** Splits a text into its segments. */
function segmentsOf(reading: ParsedMessage): ParsedMessage[] {
  const segments = new Set(reading.cues.map(({ segment }) => segment))
  if (segments.size < 2) return []
  return [...segments].map((segment) => ({
    ...keepCues(reading, (cue) => cue.segment === segment),
    words: reading.words.filter((word) => word.segment === segment),
  }))
}

/** Other things than the plan that can be cancelled. */
const CALLED_OFF: readonly CueRule[] = [
  {
    needs: [['cancel', 'erase', 'noMore', 'takeAway'], ['scheduled']],
    lacks: ['caption', 'backdrop', 'text', 'unknownSender'],
    give: { kind: 'cancel', what: 'scheduled' },
  },
  { needs: [['cancel'], ['dropIt']], lacks: ['subscription', 'account'], give: { kind: 'cancel', what: 'order' } },
  { needs: [['unsubscribe']], give: { kind: 'cancel', what: 'unclear' } },
  {
    needs: [
      ['cancel', 'close'],
      ['photo', 'edit'],
    ],
    lacks: ['caption', 'backdrop', 'text', 'hashtags', 'subscription', 'unknownSender'],
    give: { kind: 'cancel', what: 'order' },
  },
  {
    needs: [['noMore'], ['photo', 'edit', 'post', 'it']],
    lacks: ['caption', 'backdrop', 'text', 'hashtags', 'messages', 'subscription'],
    give: { kind: 'cancel', what: 'order' },
  },
  {
    needs: [['cancel'], ['post']],
    lacks: ['caption', 'text', 'hashtags', 'unknownSender'],
    give: { kind: 'cancel', what: 'scheduled' },
  },
]

/** "Apaga a foto da menina" deletes the photo itself; "apaga a menina da foto" does not. */
function isPhotoErased({ rest }: Utterance): boolean {
  const { words, cues } = rest
  const action = cues.find((cue) => cue.names.has('erase') && !cue.isDenied)
  const photo = cues.find((cue) => action && cue.from >= action.to && PICTURE.some((name) => cue.names.has(name)))
  if (!action || !photo || mentions(rest, ...NOT_OURS_TO_ERASE)) return false
  const strange = new Set(unknownWords(rest))
  const isFamiliar = (word: Word) => !strange.has(word)
  const before = words.slice(0, action.from).filter(({ segment }) => segment === action.segment)
  const isTold = before.slice(-2).some(({ folded }) => folded === 'se') || !before.every(isFamiliar)
  const next = words[photo.to]
  const isWhole = !next || next.segment !== photo.segment || isFamiliar(next)
  return !isTold && isWhole && isSameThing(words.slice(action.to, photo.from), strange)
}

/** "The last photo", not "the cup from the photo". */
function isSameThing(between: readonly Word[], strange: ReadonlySet<Word>): boolean {
  if (between.some(({ folded }, at) => at > 0 && THAT.has(folded))) return false
  const at = between.findIndex((word) => strange.has(word))
  const after = between.slice(at + 1)
  return at < 0 || !after.some((word) => strange.has(word) || OF.has(word.folded))
}

const NOT_OURS_TO_ERASE: readonly CueName[] = [
  ...(['caption', 'backdrop', 'text', 'hashtags', 'signature', 'instagram', 'phone', 'scheduled'] as const),
]

export const readCalledOff: Rule = (utterance) => {
  const { rest, about } = utterance
  if ((about.hasPhoto && !asks(rest, 'cancel', 'dropIt')) || isSupposed(rest)) return undefined
  return readThingCalledOff(utterance) ?? readDropped(utterance) ?? readBareCancel(utterance)
}

function readThingCalledOff(utterance: Utterance): ReturnType<Rule> {
  const rule = CALLED_OFF.find((one) => fits(one, utterance.rest))
  if (rule && isPlain(utterance)) return sure(rule.give)
  return isPhotoErased(utterance) ? sure({ kind: 'delete-photo' }) : undefined
}

function readDropped({ rest, about }: Utterance): ReturnType<Rule> {
  if ((asks(rest, 'dropIt') && saysOnly(rest, 'dropIt', 'cancel', 'greeting', 'no', 'thanks')) || isSaidAtLength(rest)) {
    const isAnswerDue = about.expecting === 'confirmation' || about.expecting === 'agreement'
    return sure(isAnswerDue ? { kind: 'no' } : { kind: 'cancel', what: 'order' })
  }
  return undefined
}

/** A whole phrase such as "mudei de ideia": it counts in any sentence, unless another wish follows. */
function isSaidAtLength({ cues }: ParsedMessage): boolean {
  const isWish = cues.some(
    ({ names }) => names.has('swap') || names.has('caption') || names.has('backdrop') || names.has('improve'),
  )
  return !isWish && cues.some((cue) => cue.names.has('dropIt') && cue.to - cue.from > 1)
}

/** "Cancela": its object depends on what was going on. */
function readBareCancel({ rest, about }: Utterance): ReturnType<Rule> {
  const isNoMore = rest.cues.some(({ names }) => names.has('noMore') && !names.has('no'))
  const isBare =
    saysOnly(
      rest,
      'cancel',
      'yes',
      'help',
      'it',
      'cannot',
      'greeting',
      'want',
      'put',
      'noMore',
      'unsubscribe',
      'everything',
      'dislike',
      'me',
    ) &&
    (asks(rest, 'cancel') || isNoMore)
  if (!isBare) return undefined
  // "can I cancel it later?" is a question about the yes that we asked for
  if (about.expecting === 'agreement') return rest.text.includes('?') ? undefined : sure({ kind: 'no' })
  const isOngoing = about.expecting !== undefined && about.expecting !== 'confirmation'
  return sure({ kind: 'cancel', what: isOngoing ? 'order' : 'unclear' })
}

const QUESTIONS: readonly CueName[] = ['balance', 'howMany', 'renewal', 'price', 'status']

/** "Não quero cancelar": nothing is done. */
export const readTakenBack: Rule = ({ rest }) => {
  const isOtherWish = asks(rest, 'swap', 'backdrop', 'caption', 'improve', 'publish', 'schedule', 'make', 'again', ...QUESTIONS)
  return denies(rest, ...TAKEN_BACK) &&
    !isOtherWish &&
    !mentions(rest, 'unknownSender') &&
    unknownWords(rest).length <= MAX_UNKNOWN_WORDS
    ? sure({ kind: 'no' })
    : undefined
}
