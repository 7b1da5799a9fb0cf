/** Trains the classifier on the lists of examples. */
import { LANGUAGES } from '#phrases/shape.ts'
import { HELP_TOPICS } from '../intent.ts'
import { classesOf } from './classes.ts'
import { type Example, HELD_OUT, listNames, readExamples } from './examples.ts'
import { featuresOf, languageFeaturesOf } from './features.ts'
import { compress, type Model } from './model.ts'
import { type Lesson, train } from './train.ts'

const EPOCHS = 4
const EPOCHS_OF_LANGUAGES = 3
const SEED = 1
/** Lines of our own tables, which were written beside the lexicon: their words flatter the cues. */
const OWN_LINES = 'tables'
const WEIGHT_OF_OWN = 0.4

/** What is meant. Takes some seconds; the same examples give the same model. */
export function buildMeanings(examples: readonly Example[] = listLessons()): Model {
  const classes = [...new Set(examples.flatMap(({ labels }) => labels.flatMap(classesOf)))].toSorted()
  const lessons = examples.map((example): Lesson => {
    const allowed = new Set(example.labels.flatMap(classesOf))
    return {
      features: featuresOf(example.text, example.about),
      targets: classes.flatMap((name, at) => (allowed.has(name) ? [at] : [])),
      weight: example.list === OWN_LINES ? WEIGHT_OF_OWN : 1,
    }
  })
  return compress(classes, train(lessons, { labels: classes.length, epochs: EPOCHS, seed: SEED }))
}

/** What people write to a chat whose language is another one: its lists tell what is meant, and not the language. */
const GUESTS = 'guests-'

/** In which language it is written: by the language that a list is in. */
export function buildLanguages(examples: readonly Example[] = listLessons()): Model {
  const lessons = examples
    .filter(({ list }) => !list.startsWith(GUESTS))
    .map(({ text, about }): Lesson => {
      return { features: languageFeaturesOf(text), targets: [LANGUAGES.indexOf(about.languageHint)], weight: 1 }
    })
  return compress(LANGUAGES, train(lessons, { labels: LANGUAGES.length, epochs: EPOCHS_OF_LANGUAGES, seed: SEED }))
}

/** All lists that may be learned from, with what is said the same way while a photo waits. */
export function listLessons(): readonly Example[] {
  const examples = LANGUAGES.flatMap((language) =>
    listNames(language)
      .filter((list) => !HELD_OUT.test(list))
      .flatMap((list) => readExamples(language, list)),
  )
  return [...examples, ...examples.flatMap(besidePhoto)]
}

/** One in so many of the lines without a photo is learned beside one, too. */
const ONE_IN = 3

/**
 * Members write about a photo that waits as they write otherwise: a question stays one, and a place in a list or an order is given in
 * the same words. Lines for that state alone would be few, and whatever is said beside a photo would pass for an order.
 */
function besidePhoto(example: Example, at: number): readonly Example[] {
  const { about, labels } = example
  const asked = { ...about, hasPhoto: true, expecting: 'choice' } as const
  if (about.expecting === 'choice') return about.hasPhoto ? [] : [{ ...example, about: asked }]
  if (about.expecting !== undefined) return []
  if (about.hasPhoto) return [{ ...example, about: asked }]
  const isSaidAnywhere = labels.every((label) => SAID_ANYWHERE.has(label))
  if (!isSaidAnywhere || at % ONE_IN === 0) return []
  return [{ ...example, about: at % ONE_IN === 1 ? asked : { ...about, hasPhoto: true } }]
}

/** What is no order, and means the same whether a photo waits or not. */
const SAID_ANYWHERE: ReadonlySet<string> = new Set([
  ...(['help', ...HELP_TOPICS.map((topic) => `help:${topic}`), 'price', 'balance', 'renewal', 'payment'] as const),
  ...(['refund-status', 'export-data', 'person', 'robot', 'status', 'more-coming', 'cancel:order', 'backdrops'] as const),
  ...(['connect-instagram', 'stop'] as const),
])
