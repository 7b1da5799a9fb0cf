import type { BaseLanguage } from '#phrases/languages.ts'

/**
 * How a cue is said, by language, empty where it is never said; `any` holds in all of them. Phrases have neither case nor accents; small
 * words such as articles may stand between their words. `apag~ar` stands for the forms that request an action (not for those
 * that report one), `divertid*` for every word with that prefix.
 */
export type Sayings = Readonly<
  | (Record<BaseLanguage, readonly string[]> & { readonly any?: readonly string[] })
  | (Partial<Record<BaseLanguage, readonly string[]>> & { readonly any: readonly string[] })
>
export type CueTable<Name extends string = string> = Readonly<Record<Name, Sayings>>
