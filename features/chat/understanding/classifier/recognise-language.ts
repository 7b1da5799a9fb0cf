/** The language of a message, by a second, smaller model trained on the same lists. */
import { BASE_LANGUAGES, type BaseLanguage, baseLanguageOf } from '#phrases/languages.ts'
import { LANGUAGES, type Language } from '#phrases/shape.ts'
import { languageFeaturesOf } from './features.ts'
import { loadModel } from './load.ts'
import { sharesOf } from './model.ts'

/** Another language than the conversation's has to be this likely; below it the words may stand in either ("ok", "story"). */
const LEAST = 0.7
/** A message that is hardly in the conversation's language is in the likeliest other one, even where two others share it. */
const LEAST_OF_OWN = 0.05
const LEAST_OF_OTHERS = 0.5
/** Brazilian and European Portuguese share most sentences: among them the conversation's variant stays unless it is clear. */
const LEAST_OF_VARIANT = 0.85

/** @param hint the language of the conversation, which stays for words that do not tell theirs */
export function recogniseLanguage(text: string, hint: Language): Language {
  const features = languageFeaturesOf(text)
  if (features.rows.length === 0) return hint
  const shares = new Map(sharesOf(loadModel('languages'), features).map(({ name, share }) => [name, share]))
  const shareOf = (language: Language) => shares.get(language) ?? 0
  const base = findBase(shareOf, baseLanguageOf(hint))
  const variants = LANGUAGES.filter((language) => baseLanguageOf(language) === base)
  const [likeliest = hint, ...others] = variants.toSorted((one, other) => shareOf(other) - shareOf(one))
  const isClear = others.every((other) => shareOf(likeliest) >= LEAST_OF_VARIANT * (shareOf(likeliest) + shareOf(other)))
  return variants.includes(hint) && !isClear ? hint : likeliest
}

function findBase(shareOf: (language: Language) => number, own: BaseLanguage): BaseLanguage {
  const ranked = BASE_LANGUAGES.map((base) => {
    const variants = LANGUAGES.filter((language) => baseLanguageOf(language) === base)
    return { base, share: variants.reduce((sum, language) => sum + shareOf(language), 0) }
  }).toSorted((one, other) => other.share - one.share)
  const [best] = ranked
  const least = (ranked.find(({ base }) => base === own)?.share ?? 0) < LEAST_OF_OWN ? LEAST_OF_OTHERS : LEAST
  return best && best.share >= least ? best.base : own
}
