import { plateLights } from '#engine/backdrop/plates/plate-index.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { foldText } from './clean-text.ts'
import { inflect, lookUp } from './lexicon-index.ts'
import type { Meaning, Names } from './lexicon/meaning.ts'
import type { PlateEntry } from './lexicon/plate-entry.ts'
import { plateEntries } from './lexicon/plates.ts'

type Index = Readonly<Record<BaseLanguage, ReadonlyMap<string, Meaning>>>

/** The words of plates that are there, beside the lexicon's. */
const RENDERED: Index = forBaseLanguages((baseLanguage) => {
  const rendered = plateEntries.filter(({ plate }) => plateLights(plate).length > 0)
  return new Map(rendered.flatMap((entry) => meaningsOf(entry, baseLanguage)))
})

/** Places of plates that the lexicon does not know: without the plate nothing shows them, and the nearest one is used. */
const UNRENDERED: Index = forBaseLanguages((baseLanguage) => {
  const places = plateEntries.flatMap(({ nearest, names }) =>
    formsOf(names, baseLanguage).map((name) => [name, nearest] as const),
  )
  return new Map(places.filter(([name]) => lookUp(name, baseLanguage) === undefined))
})

function meaningsOf({ plate, nearest, names, things }: PlateEntry, baseLanguage: BaseLanguage): [string, Meaning][] {
  const forms = [...formsOf(names, baseLanguage), ...(things ? formsOf(things, baseLanguage) : [])]
  return forms.map((name) => {
    const known = lookUp(name, baseLanguage)
    const hasScene = known?.kind === 'place' || known?.kind === 'festive' || known?.kind === 'prop'
    return [name, hasScene ? { ...known, plate } : { ...nearest, plate }]
  })
}

function formsOf(names: Names, baseLanguage: BaseLanguage): string[] {
  const written = (names[baseLanguage] ?? '').split(', ').map(foldText)
  return written.flatMap((name) => inflect(name, baseLanguage, false))
}

/** What a phrase means where a plate may show it. */
export function lookUpRendered(phrase: string, baseLanguage: BaseLanguage): Meaning | undefined {
  return RENDERED[baseLanguage].get(phrase) ?? lookUpDrawn(phrase, baseLanguage)
}

/** What a phrase means where no plate is used. */
export function lookUpDrawn(phrase: string, baseLanguage: BaseLanguage): Meaning | undefined {
  return lookUp(phrase, baseLanguage) ?? UNRENDERED[baseLanguage].get(phrase)
}
