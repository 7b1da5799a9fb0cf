/** Words around an order for a caption, in every language. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { inAnyLanguage } from './any-base-language.ts'

export const ONLY_OR_NEED = inAnyLanguage({ pt: 'so apenas preciso', es: 'solo nomas necesito', en: 'only just need' })

/** Verbs that alone order a text. */
export const ORDERED = /^(?:redact|redig|redij|escrev|escrib|write|draft)/

/** Articles that mean any caption. Elsewhere the same letters have other meanings. */
export const AN: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: new Set(),
  es: new Set(),
  en: new Set(['a', 'an', 'another']),
}

export const ONE = inAnyLanguage({
  pt: 'um uma uns umas so apenas ideia',
  es: 'un una unas solo nomas idea ideas',
  en: 'some only just idea ideas',
})

export const LABELLED = /^\s*(?:(?:a|o|la|el|the)\s+)?(?:legenda|leyenda|texto|caption|text)\s*:\s*(\S.*)$/isu

export const THAT = inAnyLanguage({ pt: 'que', es: 'que', en: 'that' })

export const INTO = inAnyLanguage({ pt: 'na no', es: 'en', en: 'in into to' })

export const FOR = inAnyLanguage({ pt: 'para pra pro pa sobre', es: 'para sobre', en: 'for about' })

/** The colon after "caption": "legenda que diz:". */
export const COLON_AFTER = /^\s*(?:(?:\p{L}{1,5}\s*){0,2}|(?:que|that|i)\s[^:.,]{1,24}?):/iu

export const WHAT = inAnyLanguage({ pt: 'o que', es: 'que', en: 'what' })
