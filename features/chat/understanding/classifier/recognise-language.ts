/** The language of a message, by a second, smaller model trained on the same lists. */
import { BASE_LANGUAGES, type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import { languageFeaturesOf } from './features.ts'
import { loadModel } from './load.ts'
import { probabilitiesOf } from './model.ts'

/** Another language than the conversation's has to be this likely; below it the words may stand in either ("ok", "story"). */
const LEAST = 0.7
/** A message that is hardly in the conversation's language is in the likeliest other one, even where two others share it. */
const MIN_OF_OWN = 0.05
const MIN_OF_OTHERS = 0.5
/** Brazilian and European Portuguese share most sentences: among them the conversation's variant stays unless it is clear. */
const MIN_OF_VARIANT = 0.85

/** @param hint the language of the conversation, which stays for words that do not tell theirs */
export function recogniseLanguage(text: string, hint: Language): Language {
  const features = languageFeaturesOf(text)
  if (features.rows.length === 0) return hint
  const probabilities = new Map(
    probabilitiesOf(loadModel('languages'), features).map(({ name, probability }) => [name, probability]),
  )
  const probabilityOf = (language: Language) => probabilities.get(language) ?? 0
  const base = findBase(probabilityOf, baseLanguageOf(hint))
  const variants = LANGUAGES.filter((language) => baseLanguageOf(language) === base)
  const [likeliest = hint, ...others] = variants.toSorted((one, other) => probabilityOf(other) - probabilityOf(one))
  const isClear = others.every(
    (other) => probabilityOf(likeliest) >= MIN_OF_VARIANT * (probabilityOf(likeliest) + probabilityOf(other)),
  )
  return variants.includes(hint) && !isClear ? hint : likeliest
}

function findBase(probabilityOf: (language: Language) => number, own: BaseLanguage): BaseLanguage {
  const ranked = BASE_LANGUAGES.map((base) => {
    const variants = LANGUAGES.filter((language) => baseLanguageOf(language) === base)
    return { base, probability: variants.reduce((sum, language) => sum + probabilityOf(language), 0) }
  }).toSorted((one, other) => other.probability - one.probability)
  const [best] = ranked
  const least = (ranked.find(({ base }) => base === own)?.probability ?? 0) < MIN_OF_OWN ? MIN_OF_OTHERS : LEAST
  return best && best.probability >= least ? best.base : own
}
