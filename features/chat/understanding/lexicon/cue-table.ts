import type { Tongue } from '../tongue.ts'

/**
 * How a cue is said, by tongue; `any` holds in all of them. Phrases are parted by commas, without case or accents; small words
 * such as articles may stand between their words. `apag~ar` stands for the forms in which one asks for a deed (not for those that
 * tell of one), `divertid*` for every word that begins so.
 */
export type Sayings = Readonly<Partial<Record<Tongue | 'any', string>>>
export type CueTable<Name extends string = string> = Readonly<Record<Name, Sayings>>
