/** Trains the classifier on the lists of examples. */
import { LANGUAGES } from '#phrases/shape.ts'
import { classesOf } from './classes.ts'
import { type Example, HELD_OUT, listNames, readExamples } from './examples.ts'
import { BUCKETS, featuresOf } from './features.ts'
import { compress, type Model } from './model.ts'
import { type Lesson, train } from './train.ts'

const EPOCHS = 4
/** The mean of several trainings errs less than each of them. */
const SEEDS = [1, 2]
/** Lines of our own tables, which were written beside the lexicon: their words flatter the cues. */
const OWN_LINES = 'tables'
const WEIGHT_OF_OWN = 0.4

/** Takes some seconds; the same examples give the same model. */
export function buildModel(examples: readonly Example[] = listLessons()): Model {
  const classes = [...new Set(examples.flatMap(({ labels }) => labels.flatMap(classesOf)))].toSorted()
  const lessons = examples.map((example): Lesson => {
    const allowed = new Set(example.labels.flatMap(classesOf))
    return {
      features: featuresOf(example.text, example.about),
      targets: classes.flatMap((name, at) => (allowed.has(name) ? [at] : [])),
      weight: example.list === OWN_LINES ? WEIGHT_OF_OWN : 1,
    }
  })
  const sum = new Float32Array(BUCKETS * classes.length)
  for (const seed of SEEDS) {
    const weights = train(lessons, { labels: classes.length, epochs: EPOCHS, seed })
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0) / SEEDS.length
  }
  return compress(classes, sum)
}

/** All lists that may be learned from. */
export function listLessons(): readonly Example[] {
  return LANGUAGES.flatMap((language) =>
    listNames(language)
      .filter((list) => !HELD_OUT.test(list))
      .flatMap((list) => readExamples(language, list)),
  )
}
