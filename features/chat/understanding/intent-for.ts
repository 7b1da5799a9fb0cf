/** From a class of the classifier to an intent: its details are read from the words. */
import { TONES } from '#features/captions/contract.ts'
import { FORMATS, OPERATIONS } from '#features/photo-edits/contract.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import { detailOf } from './classifier/classes.ts'
import type { CaptionChange, Intent, Wishes } from './intent.ts'
import { HELP_TOPICS } from './intent.ts'
import { readAdjustment } from './read-adjustment.ts'
import { readFormat, readLanguage, readSceneOfRedo } from './read-wishes.ts'
import { readWhen } from './read-when.ts'
import { readPlace } from './rules/choices.ts'
import { namesStories } from './rules/elsewhere.ts'
import { orderOf } from './rules/pictures.ts'
import type { Utterance } from './rules/rule.ts'

/** @returns undefined where the words lack what the intent cannot do without, such as the number of a choice */
export function intentFor(name: string, utterance: Utterance): Intent | undefined {
  const [kind = ''] = name.split(':')
  return Object.hasOwn(READERS, kind) ? READERS[kind]?.(name, utterance) : bareIntent(kind)
}

type Reader = (name: string, utterance: Utterance) => Intent | undefined

/** By the first part of the class. */
const READERS: Readonly<Record<string, Reader>> = {
  order: (name, utterance) => orderOf(utterance, detailOf(name, OPERATIONS)),
  redo: (name, utterance) => (name === 'redo:free' ? lookWished(utterance) : { kind: 'redo', ...wishesOfRedo(utterance) }),
  caption: (name, utterance) => ({ kind: 'caption-change', change: changeTo(name.slice('caption:'.length), utterance) }),
  format: (name, { rest }) => ({ kind: 'other-format', ...defined('format', detailOf(name, FORMATS) ?? readFormat(rest)) }),
  schedule: (_, { rest }) => ({ kind: 'schedule', ...defined('when', readWhen(rest)) }),
  'publish-elsewhere': (_, { rest }) => ({ kind: 'publish-elsewhere', where: namesStories(rest) ? 'stories' : 'network' }),
  language: (name, { rest, about }) => ({
    kind: 'language',
    ...defined('language', detailOf(name, LANGUAGES) ?? readLanguage(rest, about.languageHint)),
  }),
  choice: (_, utterance) => {
    const number = readPlace(utterance)
    return number === undefined ? undefined : { kind: 'choice', number }
  },
  link: (_, { reading }) => {
    const [, one, other] = CODE.exec(reading.text) ?? []
    return { kind: 'link', ...defined('code', one === undefined || other === undefined ? undefined : one + other) }
  },
  cancel: (name) => ({ kind: 'cancel', what: detailOf(name, CANCELLED) ?? 'unclear' }),
  help: (name) => ({ kind: 'help', ...defined('topic', detailOf(name, HELP_TOPICS)) }),
}

/** The code that links a chat without a number to its account. */
const CODE = /(?<!\d)(\d{3})[\s-]*(\d{3})(?!\d)/

const CANCELLED = ['subscription', 'scheduled', 'order'] as const

function defined<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>) // as: a computed key widens to string
}

/** Intents without details. */
const BARE = [
  ...(['show-caption', 'backdrops', 'status', 'full-size', 'publish', 'posts', 'balance', 'renewal', 'price'] as const),
  ...(['refund-status', 'refund', 'delete-account', 'delete-photo', 'export-data', 'sign-up', 'unlink'] as const),
  ...(['connect-instagram', 'payment', 'robot', 'person', 'greeting', 'thanks', 'yes', 'no', 'more-coming'] as const),
  ...(['abuse', 'stop', 'unknown'] as const),
]

function bareIntent(kind: string): Intent | undefined {
  const bare = BARE.find((one) => one === kind)
  return bare && ({ kind: bare } as Intent) // as: each kind is an intent without details; TypeScript does not spread the union
}

function lookWished({ reading }: Utterance): Intent {
  const adjustment = readAdjustment(reading)
  return { kind: 'redo', isOfLight: true, ...(adjustment.length > 0 && { adjustment }) }
}

/** A scene that the painter mostly understands, as the wish of a redo. */
function wishesOfRedo(utterance: Utterance): Wishes {
  const scene = readSceneOfRedo(utterance, utterance.about.languageHint)
  const { headline } = utterance.content
  return {
    ...defined('headline', headline),
    ...(scene?.backdrop === undefined ? scene?.isMostlyUnderstood && { words: scene.words } : { backdrop: scene.backdrop }),
  }
}

const BARE_CHANGES = ['shorter', 'longer', 'rewrite', 'without-hashtags', 'with-hashtags', 'without-emoji', 'former'] as const

/** What cannot be read from the words is asked for: `unsaid`. */
function changeTo(to: string, { rest, reading, content, about }: Utterance): CaptionChange {
  const bare = BARE_CHANGES.find((one) => one === to)
  if (bare) return { to: bare }
  const words = content.message ?? content.headline
  const tone = detailOf(to, TONES)
  const language = readLanguage(rest, about.languageHint)
  if (tone) return { to: 'tone', tone }
  if (to === 'language') return { to, ...defined('language', language) }
  if (to === 'offer') return { to, text: words ?? reading.text.trim() }
  if (to === 'own-words' && words !== undefined) return { to, text: words }
  if (to === 'offer:added') return { to: 'added', at: 'end', ...defined('text', words) }
  return { to: 'unsaid' }
}
