/** Orders for a photo. */
import type { Operation } from '#features/photo-edits/contract.ts'
import type { Order, Wishes } from '../intent.ts'
import { readFormat, readLanguage, readLength, readScene, readTone, type Scene } from '../read-wishes.ts'
import type { CueName } from '../cue-index.ts'
import { asks, denies, mentions, unknownWords, type Cue, type ParsedMessage } from '../reading.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { partMessage } from './message-beside.ts'
import { firstOf, guess, sure, type Utterance, type Rule, type RuleResult } from './rule.ts'
import {
  BACKDROPS,
  THAT_ONE,
  PLACE,
  MOVED,
  ASKS_WHAT,
  HOW_MUCH,
  ONLY,
  AND,
  FOR,
  SEVERAL_BACKDROPS,
} from '../lexicon/picture-orders.ts'

/** Used when a background is only removed. */
const PLAIN = { pt: 'fundo branco', es: 'fondo blanco', en: 'white background' } as const

function wishesOf({ rest, content, about }: Utterance): Wishes {
  const format = readFormat(rest)
  const isCaption = mentions(rest, 'caption')
  const tone = isCaption && readTone(rest)
  const length = isCaption && readLength(rest)
  const language = isCaption && readLanguage(rest, about.languageHint)
  return {
    ...content,
    ...(format && { format }),
    ...(tone && { tone }),
    ...(length && { length }),
    ...(language && { language }),
  }
}

function order(utterance: Utterance, own: Pick<Order, 'operation'> & Wishes): Order {
  return { kind: 'order', ...wishesOf(utterance), ...own }
}

/** A scene as an order: a ready backdrop if the words name one exactly, else a described one. */
function onScene(utterance: Utterance, scene: Scene): Order {
  const { words, backdrop } = scene
  return backdrop === undefined
    ? order(utterance, { operation: 'describe', words })
    : order(utterance, { operation: 'swap', backdrop })
}

function isAboutCaption({ rest }: Utterance): boolean {
  return asks(rest, 'caption')
}

/** Whether the backdrop has to stay: "não troca o fundo", "mantém o fundo". */
function keepsBackdrop({ rest }: Utterance): boolean {
  return (
    mentions(rest, 'backdrop') &&
    (denies(rest, 'swap', 'backdrop', 'takeAway', 'put', 'improve') || asks(rest, 'keep')) &&
    !asks(rest, 'takeAway', 'write')
  )
}

/** "Que fundos têm?": the plural asks for the list. */
function isAboutList({ rest, about }: Utterance): boolean {
  const isSeveral = rest.words.some(({ folded }) => SEVERAL_BACKDROPS.has(folded))
  return !about.hasPhoto && (asks(rest, 'choose') || isSeveral) && !asks(rest, 'swap', 'takeAway')
}

/** "One of yours", "o de madeira": refers to the ready backdrops. */
function isFromGallery({ rest }: Utterance): boolean {
  const text = rest.words.map(({ folded }) => folded).join(' ')
  const ready = rest.cues.find(({ names }) => names.has('ready'))
  const isReady = ready !== undefined && (mentions(rest, 'backdrop') || BACKDROPS.test(spanOf(rest, ready)))
  return isReady || (asks(rest, ...PLACING) && THAT_ONE.test(text))
}

const spanOf = ({ words }: ParsedMessage, { from, to }: Cue): string =>
  words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
const PLACING: readonly CueName[] = ['put', 'want', 'swap', 'make', 'choose', 'with']
const readGalleryOrder: Rule = (utterance) => {
  const { rest, about } = utterance
  if (!isFromGallery(utterance) || !(about.hasPhoto || asks(rest, 'swap', 'put')) || isAboutCaption(utterance)) return undefined
  const scene = readScene(utterance, about.languageHint)
  const isBackdrop = mentions(rest, 'backdrop', 'ready') || scene?.isUnderstood === true
  const named = scene?.backdrop
  return isBackdrop ? sure(order(utterance, { operation: 'swap', ...(named !== undefined && { backdrop: named }) })) : undefined
}

/** "Em cima de uma pedra molhada", "as if she were in a spa": a place for the subject, whether the painter knows it or not. */
const readPlacedOrder: Rule = (utterance) => {
  const { rest, about, reading, content } = utterance
  if (!about.hasPhoto || content.headline !== undefined || mentions(rest, ...NOT_PLACED)) return undefined
  const words = rest.words.map(({ folded }) => folded)
  const place = words.findIndex((_, at) => PLACE.test(words.slice(at, at + 4).join(' ')) && isMovedThere(words.slice(0, at)))
  const from = rest.words[place]
  if (!from || rest.cues.some((cue) => cue.from > place && cue.from <= place + 3 && cue.names.has('it'))) return undefined
  return guess(order(utterance, { operation: 'describe', words: reading.text.slice(from.from).trim() }))
}

const isMovedThere = (before: readonly string[]): boolean => before.some((word) => MOVED.test(word))

const NOT_PLACED: readonly CueName[] = [
  'backdrop',
  'caption',
  'text',
  'write',
  'offer',
  'format',
  'story',
  'post',
  'publish',
  'instagram',
]
/** An order that mentions the backdrop. */
const readBackdropOrder: Rule = (utterance) => {
  const { rest, about } = utterance
  if (!mentions(rest, 'backdrop')) return undefined
  if (keepsBackdrop(utterance)) return sure(order(utterance, { operation: 'post' }))
  const scene = readScene(utterance, about.languageHint)
  if (scene?.isMostlyUnderstood) return sure(onScene(utterance, scene))
  if (isAboutList(utterance)) return sure({ kind: 'backdrops' })
  if (asks(rest, 'takeAway') && !asks(rest, 'swap')) {
    return sure(order(utterance, { operation: 'describe', words: PLAIN[baseLanguageOf(about.languageHint)] }))
  }
  return scene ? onUncertainScene(utterance, scene) : onAnyBackdrop(utterance)
}

function onUncertainScene(utterance: Utterance, scene: Scene): RuleResult | undefined {
  if (scene.isUnderstood) return sure(onScene(utterance, scene))
  const isDescribed = unknownWords(utterance.rest).length > 0
  return isDescribed ? guess(order(utterance, { operation: 'describe', words: scene.words })) : onAnyBackdrop(utterance)
}

function onAnyBackdrop(utterance: Utterance): RuleResult | undefined {
  const isOrder = utterance.about.hasPhoto || asks(utterance.rest, 'swap', 'put', 'want', 'make', 'choose', 'improve')
  return isOrder ? sure(order(utterance, { operation: 'swap' })) : undefined
}

/** "Quantas fotos ainda tenho?" beside a photo is a question; "how about a beach?" is a scene. */
function isToKnow({ rest: { text, words } }: Utterance): boolean {
  const [first, second] = words.map(({ folded }) => folded)
  if (first === undefined || !/\?\s*$/.test(text)) return false
  return ASKS_WHAT.has(first) || (first === 'how' && HOW_MUCH.has(second ?? ''))
}

/** "Coloca numa praia": a place without a word for backdrop. */
const readSceneOrder: Rule = (utterance) => {
  const { rest, about } = utterance
  if (mentions(rest, 'caption', 'hashtags', 'text', 'offer')) return undefined
  const scene = isToKnow(utterance) ? undefined : readScene(utterance, about.languageHint)
  const isPut = asks(rest, 'put', 'want', 'swap', 'make')
  if (!scene?.isMostlyUnderstood || !(isPut || about.hasPhoto)) return undefined
  const isAsked = scene.backdrop !== undefined || (isPut && about.hasPhoto)
  return (isAsked ? sure : guess)(onScene(utterance, scene))
}

const readHeadlineOrder: Rule = (utterance) => {
  const { content, about, rest } = utterance
  if (content.headline === undefined) return undefined
  const isNew = about.hasPhoto || (asks(rest, 'make') && mentions(rest, 'post'))
  return isNew ? sure(order(utterance, { operation: 'post' })) : sure({ kind: 'redo', ...wishesOf(utterance) })
}

/** Whether only a caption is wanted: "só o texto pro post". */
function isTextOnly({ rest }: Utterance): boolean {
  const caption = rest.cues.find(({ names }) => names.has('caption'))
  return caption !== undefined && ONLY.test(spanOf(rest, caption))
}

function isPostWanted({ rest, about }: Utterance): boolean {
  const isWanted = about.hasPhoto || asks(rest, 'make', 'put', 'want', 'improve')
  return isWanted && mentions(rest, 'post') && !mentions(rest, 'schedule')
}

/** "Melhora isto e faz um texto": two wishes, which a post includes. */
function isBesideCaption({ rest: { cues, words }, about }: Utterance): boolean {
  const better = cues.find(({ names }) => names.has('improve'))
  const caption = cues.find(({ names }) => names.has('caption'))
  if (!about.hasPhoto || !better || !caption || better.from > caption.from) return false
  return words.slice(better.to, caption.from).some(({ folded, segment }) => AND.has(folded) || segment !== better.segment)
}

/** A post, or an improved photo, with or without a caption. */
const readPostOrder: Rule = (utterance) => {
  const { rest, about } = utterance
  if (isTextOnly(utterance)) return undefined
  const isBetter =
    asks(rest, 'improve') && (!isAboutCaption(utterance) || mentions(rest, 'photo', 'post') || isBesideCaption(utterance))
  const isShaped = about.hasPhoto && readFormat(rest) !== undefined
  return isPostWanted(utterance) || isBetter || isShaped ? sure(order(utterance, { operation: 'post' })) : undefined
}

/** "Texto para o Natal": the purpose follows directly. */
function isTextFor({ rest: { cues, words } }: Utterance): boolean {
  const [first] = cues
  return first?.from === 0 && first.names.has('text') && FOR.has(words[first.to]?.folded ?? '')
}

/** An order for a caption alone. */
export const readCaptionOrder: Rule = (utterance) => {
  const { content, rest } = utterance
  const isCaption =
    isAboutCaption(utterance) ||
    content.message !== undefined ||
    isTextFor(utterance) ||
    (mentions(rest, 'text') &&
      (asks(rest, 'make') || (asks(rest, 'put', 'want') && mentions(rest, 'post', 'instagram', 'photo'))))
  return isCaption ? sure(order(utterance, { operation: 'caption' })) : undefined
}

const readAnyPictureOrder = firstOf([readGalleryOrder, readBackdropOrder, readPlacedOrder, readHeadlineOrder, readPostOrder])

export const readPictureOrder: Rule = (utterance) => readAnyPictureOrder(partMessage(utterance))
export const readScenes: Rule = readSceneOrder

/** Fewer words do not say what a post is about. */
const MIN_WORDS = 3

/** Words with a photo that no other rule understood are an order: a scene if they describe one, else the subject of the post. */
export function readAnyOrder(utterance: Utterance): RuleResult | undefined {
  const { about, reading, rest } = utterance
  if (!about.hasPhoto || unknownWords(rest).length === 0 || reading.words.length < MIN_WORDS || isToKnow(utterance))
    return undefined
  const scene = readScene(utterance, about.languageHint)
  if (scene?.isMostlyUnderstood) return guess(onScene(utterance, scene))
  return guess(order(utterance, { operation: 'post', message: reading.text.trim() }))
}

/** A scene alone, without a photo and without a verb. */
export const readBareScene: Rule = (utterance) => {
  const scene = readScene(utterance, utterance.about.languageHint)
  return scene?.isWhollyUnderstood && !isAboutCaption(utterance) ? guess(onScene(utterance, scene)) : undefined
}

/**
 * An order with the wishes that stand beside it. Without an operation: one on another backdrop, a ready one if the words name
 * one or none at all, else a described one.
 */
export function orderOf(utterance: Utterance, operation?: Operation): Order {
  const parted = partMessage(utterance)
  if (operation === 'caption') return captionOrder(parted)
  if (operation !== undefined) return order(parted, { operation })
  const scene = readScene(parted, utterance.about.languageHint)
  if (!scene || isFromGallery(parted))
    return order(parted, { operation: 'swap', ...(scene?.backdrop && { backdrop: scene.backdrop }) })
  return onScene(parted, scene)
}

/** "Hazme un texto: torta de chocolate": what follows the colon is the message. */
function captionOrder(utterance: Utterance): Order {
  const own = order(utterance, { operation: 'caption' })
  const said = own.message === undefined ? AFTER_COLON.exec(utterance.reading.text)?.[1]?.trim() : undefined
  return said === undefined || said.split(/\s/u).length < MIN_WORDS ? own : { ...own, message: said }
}

const AFTER_COLON = /^[^:]{3,80}:\s{1,3}(\S.{0,600})$/su
