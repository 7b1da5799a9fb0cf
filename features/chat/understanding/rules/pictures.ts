/** Orders: what to make of a photo. */
import type { Order, Wishes } from '../intent.ts'
import { readFormat, readLanguage, readLength, readScene, readTone, type Scene } from '../read-wishes.ts'
import { asks, denies, mentions, strangers } from '../reading.ts'
import { tongueOf } from '../tongue.ts'
import { firstOf, guess, sure, type Heard, type Rule, type Verdict } from './rule.ts'

/** What stays where a background is merely taken away. */
const PLAIN = { pt: 'fundo branco', es: 'fondo blanco', en: 'white background' } as const

function wishesOf({ rest, content, about }: Heard): Wishes {
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

function order(heard: Heard, own: Pick<Order, 'operation'> & Wishes): Order {
  return { kind: 'order', ...wishesOf(heard), ...own }
}

/** A scene as an order: a backdrop of the gallery where it is named exactly, else one made from the words. */
function onScene(heard: Heard, scene: Scene): Order {
  const { words, backdrop } = scene
  return backdrop === undefined ? order(heard, { operation: 'describe', words }) : order(heard, { operation: 'swap', backdrop })
}

function isAboutCaption({ rest }: Heard): boolean {
  return asks(rest, 'caption')
}

/** "Não troca o fundo", "mantém o fundo". */
function keepsBackdrop({ rest }: Heard): boolean {
  return (
    mentions(rest, 'backdrop') &&
    (denies(rest, 'swap', 'backdrop', 'takeAway', 'put', 'improve') || asks(rest, 'keep')) &&
    !asks(rest, 'takeAway', 'write')
  )
}

/** "Que fundos têm?": several are what one chooses from. */
function isAboutList({ rest, about }: Heard): boolean {
  const isSeveral = rest.words.some(({ folded }) => /^(?:fundos|fondos|backgrounds|backdrops|cenarios|escenarios)$/.test(folded))
  return !about.hasPhoto && (asks(rest, 'choose') || isSeveral) && !asks(rest, 'swap', 'takeAway')
}

/** A backdrop is spoken of. */
const readBackdropOrder: Rule = (heard) => {
  const { rest, about } = heard
  if (!mentions(rest, 'backdrop')) return undefined
  if (keepsBackdrop(heard)) return sure(order(heard, { operation: 'post' }))
  const scene = readScene(heard, about.languageHint)
  if (scene?.isMostlyUnderstood) return sure(onScene(heard, scene))
  if (isAboutList(heard)) return sure({ kind: 'backdrops' })
  if (asks(rest, 'takeAway') && !asks(rest, 'swap')) {
    return sure(order(heard, { operation: 'describe', words: PLAIN[tongueOf(about.languageHint)] }))
  }
  return scene ? onUncertainScene(heard, scene) : onAnyBackdrop(heard)
}

function onUncertainScene(heard: Heard, scene: Scene): Verdict | undefined {
  if (scene.isUnderstood) return sure(onScene(heard, scene))
  const isDescribed = strangers(heard.rest).length > 0
  return isDescribed ? guess(order(heard, { operation: 'describe', words: scene.words })) : onAnyBackdrop(heard)
}

function onAnyBackdrop(heard: Heard): Verdict | undefined {
  const isOrder = heard.about.hasPhoto || asks(heard.rest, 'swap', 'put', 'want', 'make', 'choose', 'improve')
  return isOrder ? sure(order(heard, { operation: 'swap' })) : undefined
}

/** "Coloca numa praia": a place without the word for it. */
const readSceneOrder: Rule = (heard) => {
  const { rest, about } = heard
  if (mentions(rest, 'caption', 'hashtags', 'text', 'offer')) return undefined
  const scene = readScene(heard, about.languageHint)
  const isPut = asks(rest, 'put', 'want', 'swap', 'make')
  if (!scene?.isMostlyUnderstood || !(isPut || about.hasPhoto)) return undefined
  const isAsked = scene.backdrop !== undefined || (isPut && about.hasPhoto)
  return (isAsked ? sure : guess)(onScene(heard, scene))
}

const readHeadlineOrder: Rule = (heard) => {
  const { content, about, rest } = heard
  if (content.headline === undefined) return undefined
  const isNew = about.hasPhoto || (asks(rest, 'make') && mentions(rest, 'post'))
  return isNew ? sure(order(heard, { operation: 'post' })) : sure({ kind: 'redo', ...wishesOf(heard) })
}

/** A post, or a photo made better, with or without a caption. */
const readPostOrder: Rule = (heard) => {
  const { rest, about } = heard
  const isPost =
    mentions(rest, 'post') && (about.hasPhoto || asks(rest, 'make', 'put', 'want', 'improve')) && !mentions(rest, 'schedule')
  const isBetter = asks(rest, 'improve') && !(isAboutCaption(heard) && !mentions(rest, 'photo', 'post'))
  const isShaped = about.hasPhoto && readFormat(rest) !== undefined
  return isPost || isBetter || isShaped ? sure(order(heard, { operation: 'post' })) : undefined
}

/** A caption alone. */
export const readCaptionOrder: Rule = (heard) => {
  const { content, rest } = heard
  const isCaption =
    isAboutCaption(heard) ||
    content.message !== undefined ||
    (mentions(rest, 'text') &&
      (asks(rest, 'make') || (asks(rest, 'put', 'want') && mentions(rest, 'post', 'instagram', 'photo'))))
  return isCaption ? sure(order(heard, { operation: 'caption' })) : undefined
}

export const readPictureOrder: Rule = firstOf([readBackdropOrder, readHeadlineOrder, readPostOrder])
export const readScenes: Rule = readSceneOrder

/** Fewer say too little of what a post is about. */
const LEAST_WORDS = 4

/** Any words that come with a photo are an order: a scene if they describe one, else what the post is about. */
export function readAnyOrder(heard: Heard): Verdict | undefined {
  const { about, reading, rest } = heard
  if (!about.hasPhoto || strangers(rest).length === 0 || reading.words.length < LEAST_WORDS) return undefined
  const scene = readScene(heard, about.languageHint)
  if (scene?.isMostlyUnderstood) return guess(onScene(heard, scene))
  return guess(order(heard, { operation: 'post', message: reading.text.trim() }))
}

/** A scene alone, without a photo and without a verb. */
export const readBareScene: Rule = (heard) => {
  const scene = readScene(heard, heard.about.languageHint)
  return scene?.isWhollyUnderstood && !isAboutCaption(heard) ? guess(onScene(heard, scene)) : undefined
}
