/** A groomer's tags and signs are those of dogs, as most of what is groomed are; a cat has its own, and a rabbit has none. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

const word = (source: string): RegExp => boundedPattern(`(?<![a-z])(?:${source})(?![a-z])`, 'u')
const DOGS = word(
  'caes|cao|caozinhos?|cachorr[oa]s?|cachorrinh[oa]s?|dogs?|doggos?|pup(?:s|py|pies)?|perr[oa]s?|perrit[oa]s?|poodle|shih ?tzu|golden|yorkshire|spitz|bulldog|labrador|schnauzer|caniche|pinscher|doodles?|cockapoos?|spaniels?|terriers?',
)
const CATS = word('gat[oa]s?|gatinh[oa]s?|gatit[oa]s?|felin[oa]s?|cats?|kittens?|kitt(?:y|ies)')
const OTHERS = word(
  'coelh(?:o|a|inho)s?|conej(?:o|a|ito)s?|rabbits?|bunn(?:y|ies)|hamsters?|calopsitas?|papagaios?|loros?|parrots?|guinea pigs?|porquinhos? da india|cobayas?|furao|furoes|huron(?:es)?|ferrets?',
)
const OF_DOGS = /^(?:cachorros?|caes|perros?|dogsofinstagram|dogs?|doglovers?)$/u
const CAT_TAGS: Readonly<Record<BaseLanguage, string>> = forBaseLanguages((language) =>
  language === 'en' ? 'catsofinstagram' : 'gatos',
)
const DOG = '🐶'
const CAT = '🐱'

type Animal = 'dog' | 'cat' | 'other'

function animalIn(told: string): Animal {
  const folded = foldText(told)
  if (DOGS.test(folded)) return 'dog'
  if (CATS.test(folded)) return 'cat'
  return OTHERS.test(folded) ? 'other' : 'dog'
}

/** @returns nothing where a tag of dogs suits no animal of hers */
export function fitTag(tag: string, told: string, language: BaseLanguage): string {
  const animal = animalIn(told)
  if (animal === 'dog' || !OF_DOGS.test(tag)) return tag
  return animal === 'cat' ? CAT_TAGS[language] : ''
}

export function fitSigns(signs: readonly string[], told: string): readonly string[] {
  const animal = animalIn(told)
  if (animal === 'dog') return signs
  return signs.map((sign) => (sign === DOG && animal === 'cat' ? CAT : sign)).filter((sign) => sign !== DOG)
}
