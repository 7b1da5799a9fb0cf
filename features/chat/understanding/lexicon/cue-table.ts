import type { BaseLanguage } from '../base-language.ts'

/**
 * How a cue is said, by language; `any` holds in all of them. Phrases are parted by commas, without case or accents; small words
 * such as articles may stand between their words. `apag~ar` stands for the forms in which one asks for a action (not for those that
 * tell of one), `divertid*` for every word that begins so.
 */
export type Sayings = Readonly<Partial<Record<BaseLanguage | 'any', string>>>
export type CueTable<Name extends string = string> = Readonly<Record<Name, Sayings>>
