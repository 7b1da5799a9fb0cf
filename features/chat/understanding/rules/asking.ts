/** Questions and wishes about the account, and small talk. */
import { asks, mentions, saysOnly, strangers, type Reading } from '../reading.ts'
import { readLanguage } from '../read-wishes.ts'
import { readMoreWanted } from './more-wanted.ts'
import { byCues, firstOf, guess, sure, type CueRule, type Rule } from './rule.ts'

const PICTURE_WORK = ['caption', 'backdrop', 'write', 'improve'] as const

const PEOPLE: readonly CueRule[] = [
  { needs: [['talkTo'], ['someone', 'person']], lacks: ['caption', 'backdrop', 'photo'], give: { kind: 'person' } },
  {
    needs: [['want'], ['someone']],
    lacks: ['caption', 'backdrop', 'photo', 'post', 'takeAway', 'write', 'messages', 'subscription'],
    give: { kind: 'person' },
  },
  { needs: [['person']], lacks: ['caption', 'backdrop', 'photo', 'write'], give: { kind: 'person' } },
]

const NOT_ASKING = [...PICTURE_WORK, 'cancel', 'photo', 'post', 'publish', 'schedule', 'unknownSender'] as const

const ACCOUNT: readonly CueRule[] = [
  {
    needs: [['save', 'put', 'want', 'choose', 'make', 'code', 'giveBack'], ['data']],
    lacks: [...PICTURE_WORK, 'photo', 'card', 'phone'],
    give: { kind: 'export-data' },
  },
  { needs: [['everything'], ['data']], lacks: [...PICTURE_WORK, 'photo', 'card'], give: { kind: 'export-data' } },
  { needs: [['save'], ['everything'], ['photo', 'post', 'edit']], lacks: ['caption', 'backdrop'], give: { kind: 'export-data' } },
  // this asks about an earlier request, and is no new one
  { needs: [['status'], ['money']], lacks: [...PICTURE_WORK, 'photo', 'post', 'unknownSender'], give: { kind: 'payment' } },
  { needs: [['connect'], ['instagram']], lacks: ['backdrop', 'caption'], give: { kind: 'connect-instagram' } },
  { needs: [['connect'], ['phone', 'account', 'code']], give: { kind: 'link' } },
  { needs: [['enter']], lacks: ['caption', 'backdrop', 'photo', 'post'], give: { kind: 'link' } },
  {
    needs: [['card']],
    lacks: ['backdrop', 'caption', 'photo', 'post', 'write', 'offer', 'unknownSender'],
    give: { kind: 'payment' },
  },
  { needs: [['want'], ['renewal']], lacks: [...NOT_ASKING, 'whenAsked'], give: { kind: 'sign-up' } },
  { needs: [['renewal']], lacks: [...NOT_ASKING, 'offer'], give: { kind: 'renewal' } },
  {
    needs: [['whenAsked'], ['charge', 'subscription', 'balance', 'money']],
    lacks: [...NOT_ASKING, 'giveBack', 'refund'],
    give: { kind: 'renewal' },
  },
  {
    needs: [['howMany'], ['edit', 'photo', 'post'], ['have', 'balance', 'subscription']],
    lacks: ['caption', 'backdrop', 'price', 'charge'],
    give: { kind: 'balance' },
  },
  { needs: [['balance']], lacks: ['caption', 'backdrop', 'write', 'offer', 'takeAway', 'whenAsked'], give: { kind: 'balance' } },
  {
    needs: [['want'], ['subscription']],
    lacks: [...NOT_ASKING, 'close', 'noMore', 'price', 'swap', 'renewal', 'balance', 'have', 'person'],
    give: { kind: 'sign-up' },
  },
  {
    needs: [['price']],
    lacks: ['caption', 'backdrop', 'write', 'photo', 'post', 'put', 'tell', 'cancel', 'offer'],
    give: { kind: 'price' },
  },
]

/** A sign-up request has few other words. */
const readSignUp: Rule = ({ rest, about }) => {
  const isOurs = asks(rest, 'signUp') && !mentions(rest, 'caption', 'backdrop', 'write', 'photo', 'offer')
  return isOurs && !about.hasPhoto && strangers(rest).length <= MOST_STRANGERS ? sure({ kind: 'sign-up' }) : undefined
}

const MOST_STRANGERS = 4

/** "Quanto custa?" beside a photo or a caption is text for the caption; alone it asks for our price. */
const readPriceOfPosts: Rule = ({ rest, about, reading }) => {
  const isQuestion = /\?\s*$/.test(reading.text) || asks(rest, 'howMany')
  const isOfOurs = asks(rest, 'price') || (mentions(rest, 'offer') && strangers(rest).length === 0)
  const isTold = about.hasPhoto || mentions(rest, 'caption', 'write', 'put', 'tell')
  return isOfOurs && isQuestion && !isTold ? sure({ kind: 'price' }) : undefined
}

/** "Responde em inglês", or a language alone. */
const readLanguageWish: Rule = ({ rest, about }) => {
  const language = readLanguage(rest, about.languageHint)
  const isCaptions = mentions(rest, 'caption', 'translate', 'write', 'text', 'backdrop', 'photo', 'post')
  if (isCaptions) return undefined
  if (language === undefined) return undefined
  const isSpoken = asks(rest, 'speak', 'swap')
  if (!isSpoken && strangers(rest).length > 0) return undefined
  return sure({ kind: 'language', language })
}

const readBareLanguageWish: Rule = ({ rest }) => {
  const isWish =
    asks(rest, 'swap') &&
    rest.cues.some((cue) => cue.names.has('speak')) &&
    /idioma|lingua|lengua|language|lenguaje/.test(rest.words.map((word) => word.folded).join(' '))
  return isWish ? sure({ kind: 'language' }) : undefined
}

/** The code that links a chat without a number to its account. */
const CODE = /(?<!\d)(\d{3})[\s-]*(\d{3})(?!\d)/

const readCode: Rule = ({ rest, reading }) => {
  const match = CODE.exec(reading.text)
  if (!match) return undefined
  const isAlone = reading.text.replace(CODE, '').trim() === ''
  const isNamed = asks(rest, 'code', 'connect') && !mentions(rest, 'caption', 'write', 'offer')
  return isAlone || isNamed ? sure({ kind: 'link', code: `${match[1]}${match[2]}` }) : undefined
}

/** "Parar" alone; inside a sentence it is a verb or a preposition. */
export const readStop: Rule = ({ rest }) => {
  if (mentions(rest, 'subscription', 'money', 'card', 'price', 'leavePlan')) return undefined
  const isAlone = saysOnly(rest, 'stop') || (rest.words.length === 1 && rest.words[0]?.folded === 'para')
  return isAlone || isSaidAtLength(rest) || isAboutMessages(rest) ? sure({ kind: 'stop' }) : undefined
}

/** Whether a whole phrase asks to stop: "não me mandem mais", "take me off your list". */
function isSaidAtLength(reading: Reading): boolean {
  const isPhrase = reading.cues.some((cue) => cue.names.has('stop') && cue.to - cue.from > 1)
  return isPhrase && !mentions(reading, 'caption', 'photo', 'backdrop')
}

function isAboutMessages(reading: Reading): boolean {
  const isOver =
    asks(reading, 'stop', 'noMore', 'close', 'cancel', 'takeAway', 'erase', 'disconnect') && mentions(reading, 'messages')
  return isOver && !mentions(reading, 'caption', 'text', 'write') && strangers(reading).length === 0
}

export const readPeople: Rule = byCues(PEOPLE)

const readOpenStatus: Rule = ({ rest }) => {
  const isAsked =
    asks(rest, 'status') && !mentions(rest, 'caption', 'backdrop', 'schedule', 'write', 'instagram', 'improve', 'hashtags')
  return isAsked && strangers(rest).length <= 2 ? sure({ kind: 'status' }) : undefined
}

const readAccountByCues = byCues(ACCOUNT)

/** "Mais fotos no link da bio" beside a photo is text for its caption. */
const readAccount: Rule = (utterance) => {
  const verdict = readAccountByCues(utterance)
  const isSaidByWay = utterance.about.hasPhoto && strangers(utterance.rest).length > 0 && !ASKED.test(utterance.reading.text)
  return verdict?.intent.kind === 'balance' && isSaidByWay ? undefined : verdict
}

const ASKED = /\?\s*$/
const HOW_MUCH = /^(?:quanto|cuanto|how)$/

/** "Quanto custa editar essa?" beside the photo asks for the price, and orders nothing. */
export const readPriceOfWork: Rule = ({ rest, reading }) => {
  const isAsked = ASKED.test(reading.text) || rest.words.some(({ folded }) => HOW_MUCH.test(folded))
  const isOfOurs = asks(rest, 'price', 'charge') && !/\d/.test(reading.text) && !mentions(rest, 'write', 'tell', 'put', 'offer')
  return isAsked && isOfOurs && strangers(rest).length === 0 ? sure({ kind: 'price' }) : undefined
}

/** Questions about the account and the plan. */
export const readAccountMatters: Rule = firstOf([
  readCode,
  readMoreWanted,
  readAccount,
  readSignUp,
  readPriceOfPosts,
  readBareLanguageWish,
])

const STATE = /^(?:status|estado|situacao|situacion)$/
/** Words around the name of WhatsApp's stories ("status"). */
const AS_PLACE = /^(?:para|no|nos|na|en|for|in|on|to|do|de|del|formato|format|tamanho|tamano|size|modo|versao|version|my|meu|mi)$/
const NAMES_PLACE = /^(?:whatsapp|stories|story|instagram|facebook)$/
const TO_KNOW = /^(?:ver|saber|know|see|conocer|check|consultar)$/

/** "Status do meu post" asks for the progress, unless the stories are meant. */
const readBareStatus: Rule = ({ rest }) => {
  const at = rest.words.findIndex(({ folded }) => STATE.test(folded))
  if (at < 0 || isPlaceOfStories(rest, at) || isWantedThing(rest) || strangers(rest).length > 1) return undefined
  return sure({ kind: mentions(rest, 'money', 'card', 'charge', 'subscription', 'refund') ? 'payment' : 'status' })
}

function isPlaceOfStories(reading: Reading, at: number): boolean {
  const { words } = reading
  const isNamed = AS_PLACE.test(words[at - 1]?.folded ?? '') || words.some(({ folded }) => NAMES_PLACE.test(folded))
  return isNamed || mentions(reading, ...TO_MAKE)
}

const TO_MAKE = ['publish', 'format', 'make', 'put', 'swap', 'square', 'portrait', 'schedule', 'caption', 'backdrop'] as const

function isWantedThing(reading: Reading): boolean {
  return mentions(reading, 'want') && !reading.words.some(({ folded }) => TO_KNOW.test(folded))
}

export const readStatusOrLanguage: Rule = firstOf([readBareStatus, readOpenStatus, readLanguageWish])

const COURTESIES: readonly CueRule[] = [
  { needs: [['abuse']], lacks: ['caption', 'write', 'backdrop'], give: { kind: 'abuse' } },
  { needs: [['robot']], lacks: ['caption', 'write', 'backdrop', 'photo', 'post', 'unknownSender'], give: { kind: 'robot' } },
  { needs: [['thanks']], give: { kind: 'thanks' } },
  // needs as little of an answer as thanks
  { needs: [['farewell']], lacks: ['caption', 'write', 'backdrop', 'photo', 'post', 'unknownSender'], give: { kind: 'thanks' } },
  { needs: [['praise']], lacks: ['dislike'], give: { kind: 'thanks' } },
  { needs: [['help']], lacks: ['caption', 'backdrop'], give: { kind: 'help' } },
  { needs: [['greeting']], give: { kind: 'greeting' } },
]

/** A yes that is more than praise ("perfeito"). When a yes was asked for, `readExpected` has already decided. */
const readYesOrPraise: Rule = ({ rest, about }) => {
  if (
    about.expecting === 'agreement' ||
    !saysOnly(rest, 'yes', 'thanks', 'praise', 'it') ||
    !asks(rest, 'yes') ||
    asks(rest, 'thanks')
  )
    return undefined
  const isPraise = rest.cues.some(({ names }) => names.has('praise'))
  return sure({ kind: isPraise ? 'thanks' : 'yes' })
}

const readNo: Rule = ({ rest }) =>
  saysOnly(rest, 'no', 'thanks', 'greeting', 'it') && asks(rest, 'no') ? sure({ kind: 'no' }) : undefined

/** "Sim, …" and "não, …" followed by something unknown. */
const readLeadingAnswer: Rule = ({ rest, about }) => {
  const [first] = rest.cues
  // in the middle of a sentence it negates something, and is no answer
  if (first === undefined || first.from > 1) return undefined
  if (first.names.has('yes') && strangers(rest).length === 0 && about.expecting !== 'agreement') return guess({ kind: 'yes' })
  return first.names.has('no') && strangers(rest).length <= 1 ? guess({ kind: 'no' }) : undefined
}

/** A story about somebody else's business, even with courtesies in it. */
const isStory = (reading: Reading): boolean => mentions(reading, 'unknownSender') && strangers(reading).length > 2

const readAnyCourtesy: Rule = firstOf([readNo, readYesOrPraise, byCues(COURTESIES), readLeadingAnswer])

export const readCourtesy: Rule = (utterance) => (isStory(utterance.rest) ? undefined : readAnyCourtesy(utterance))
