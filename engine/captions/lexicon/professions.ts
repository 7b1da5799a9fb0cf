import type { BaseLanguage } from '#phrases/languages.ts'
import type { Profession } from './grammar.ts'
import type { TradeRow } from './trade-rows.ts'
import { TRADES_EN } from './trades-en.ts'
import { TRADES_ES } from './trades-es.ts'
import { TRADES_PT } from './trades-pt.ts'

/** One table per language: `pelo` is hair in Spanish and "by the" in Portuguese, `doce` twelve and sweet. */
export const TRADES: Readonly<Record<BaseLanguage, readonly TradeRow[]>> = { pt: TRADES_PT, es: TRADES_ES, en: TRADES_EN }

/** Professions whose advertising has rules of its own. */
export const REGULATED_PROFESSIONS = ['dentistry', 'medicine'] as const
export type RegulatedProfession = (typeof REGULATED_PROFESSIONS)[number]

export function isRegulated(profession: Profession): profession is RegulatedProfession {
  return REGULATED_PROFESSIONS.some((name) => name === profession)
}

/** Professions whose clients come by appointment. */
export const BY_APPOINTMENT: ReadonlySet<Profession> = new Set([
  'beauty',
  'hair',
  'nails',
  'brows',
  'dentistry',
  'medicine',
  'fitness',
  'pet',
  'photography',
])

export const PROFESSION_EMOJI: Readonly<Record<Profession, readonly string[]>> = {
  beauty: ['✨', '💛', '🌸'],
  hair: ['✨', '✂️', '💛'],
  nails: ['💅', '✨', '💖'],
  brows: ['✨', '👀', '💛'],
  bakery: ['🥖', '🥐', '☕'],
  confectionery: ['🍰', '🧁', '💛'],
  food: ['🍽️', '😋', '🧡'],
  dentistry: ['😁', '✨', '🦷'],
  medicine: ['🩺', '💙', '✨'],
  'real-estate': ['🏡', '🔑', '✨'],
  fitness: ['💪', '🔥', '🙌'],
  fashion: ['👗', '🛍️', '✨'],
  crafts: ['🧶', '💛', '✨'],
  pet: ['🐾', '🐶', '💛'],
  flowers: ['🌷', '💐', '🌿'],
  photography: ['📸', '✨', '🤍'],
  generic: ['✨', '💛', '😊'],
}
