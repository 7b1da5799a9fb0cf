import { isRendered } from '#engine/backdrop/plates/plate-index.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldText } from './clean-text.ts'
import { inflect, lookUp } from './lexicon-index.ts'
import type { Meaning } from './lexicon/meaning.ts'
import { type PlateEntry, plateEntries } from './lexicon/plates.ts'

/** The words of plates that are there, beside the lexicon's. */
const INDEX: Readonly<Record<BaseLanguage, ReadonlyMap<string, Meaning>>> = forBaseLanguages((baseLanguage) => {
  const rendered = plateEntries.filter(({ plate }) => isRendered(plate))
  return new Map(rendered.flatMap((entry) => meaningsOf(entry, baseLanguage)))
})

function meaningsOf({ plate, nearest, names }: PlateEntry, baseLanguage: BaseLanguage): [string, Meaning][] {
  const written = (names[baseLanguage] ?? '').split(', ').map(foldText)
  return written
    .flatMap((name) => inflect(name, baseLanguage, false))
    .map((name) => {
      const known = lookUp(name, baseLanguage)
      const hasScene = known?.kind === 'place' || known?.kind === 'festive' || known?.kind === 'prop'
      return [name, hasScene ? { ...known, plate } : { ...nearest, plate }]
    })
}

/** What a phrase means where a plate may show it. */
export function lookUpRendered(phrase: string, baseLanguage: BaseLanguage): Meaning | undefined {
  return INDEX[baseLanguage].get(phrase) ?? lookUp(phrase, baseLanguage)
}
