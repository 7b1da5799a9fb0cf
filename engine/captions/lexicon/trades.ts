/** The trades that captions know: how one comes to a sale, what may stand beside its words, and whose rules bind it. */

import type { BaseLanguage } from '#phrases/languages.ts'
import type { TradeRow } from './trade-rows.ts'
import { TRADES_EN } from './trades-en.ts'
import { TRADES_ES } from './trades-es.ts'
import { TRADES_PT } from './trades-pt.ts'

/** What the reader does to buy: orders a thing, comes by, books an hour, sees a home, asks what it would cost, or joins a course. */
export type Deal = 'order' | 'come' | 'book' | 'visit' | 'quote' | 'join'

interface TradeFacts {
  readonly deal: Deal
  readonly emoji: readonly [string, string, ...string[]]
}

const FACTS = {
  beauty: { deal: 'book', emoji: ['✨', '🌸', '💛'] },
  massage: { deal: 'book', emoji: ['🌿', '✨', '💆'] },
  waxing: { deal: 'book', emoji: ['✨', '🌸', '💛'] },
  makeup: { deal: 'book', emoji: ['💄', '✨', '💛'] },
  barber: { deal: 'book', emoji: ['💈', '✂️', '👊'] },
  hair: { deal: 'book', emoji: ['✨', '✂️', '💛'] },
  nails: { deal: 'book', emoji: ['💅', '✨', '💖'] },
  lashes: { deal: 'book', emoji: ['✨', '👀', '💛'] },
  brows: { deal: 'book', emoji: ['✨', '👀', '💛'] },
  tattoo: { deal: 'book', emoji: ['🖤', '✨', '🎨'] },
  bakery: { deal: 'come', emoji: ['🥖', '🥐', '☕'] },
  confectionery: { deal: 'order', emoji: ['🍰', '🧁', '💛'] },
  acai: { deal: 'come', emoji: ['💜', '🍧', '😋'] },
  icecream: { deal: 'come', emoji: ['🍦', '🍨', '😋'] },
  snacks: { deal: 'order', emoji: ['😋', '🧡', '🍴'] },
  pizza: { deal: 'order', emoji: ['🍕', '😋', '🧡'] },
  meals: { deal: 'order', emoji: ['🥗', '🍱', '💚'] },
  grocery: { deal: 'order', emoji: ['🛒', '🥬', '💚'] },
  food: { deal: 'come', emoji: ['🍽️', '😋', '🧡'] },
  dentistry: { deal: 'book', emoji: ['😁', '✨', '🦷'] },
  medicine: { deal: 'book', emoji: ['🩺', '💙', '✨'] },
  psychology: { deal: 'book', emoji: ['🌿', '💙', '🤍'] },
  nutrition: { deal: 'book', emoji: ['🥗', '💚', '🍎'] },
  physiotherapy: { deal: 'book', emoji: ['💙', '🙌', '✨'] },
  podiatry: { deal: 'book', emoji: ['🦶', '✨', '💙'] },
  law: { deal: 'book', emoji: ['⚖️', '📄', '🤝'] },
  accounting: { deal: 'quote', emoji: ['📊', '📄', '🤝'] },
  'real-estate': { deal: 'visit', emoji: ['🏡', '🔑', '✨'] },
  fitness: { deal: 'join', emoji: ['💪', '🔥', '🙌'] },
  yoga: { deal: 'join', emoji: ['🧘', '🌿', '✨'] },
  tutoring: { deal: 'join', emoji: ['📚', '✏️', '🙌'] },
  fashion: { deal: 'order', emoji: ['👗', '🛍️', '✨'] },
  shoes: { deal: 'order', emoji: ['👟', '🛍️', '✨'] },
  bags: { deal: 'order', emoji: ['👜', '🛍️', '✨'] },
  jewellery: { deal: 'order', emoji: ['💎', '✨', '💛'] },
  cosmetics: { deal: 'order', emoji: ['🧴', '✨', '💛'] },
  optician: { deal: 'order', emoji: ['👓', '🕶️', '✨'] },
  kids: { deal: 'order', emoji: ['🧸', '💛', '👶'] },
  home: { deal: 'order', emoji: ['🏡', '✨', '🛋️'] },
  crafts: { deal: 'order', emoji: ['✨', '💛'] },
  candles: { deal: 'order', emoji: ['🕯️', '✨', '🌿'] },
  seamstress: { deal: 'quote', emoji: ['🧵', '✂️', '✨'] },
  vet: { deal: 'book', emoji: ['🐾', '🐶', '💙'] },
  pet: { deal: 'book', emoji: ['🐾', '🐶', '💛'] },
  gardening: { deal: 'quote', emoji: ['🌿', '🌱', '💚'] },
  plants: { deal: 'order', emoji: ['🪴', '🌿', '💚'] },
  flowers: { deal: 'order', emoji: ['💐', '🌿'] },
  photography: { deal: 'book', emoji: ['📸', '✨', '🤍'] },
  events: { deal: 'quote', emoji: ['🎉', '🎈', '✨'] },
  cleaning: { deal: 'quote', emoji: ['🧽', '✨', '🏠'] },
  mechanic: { deal: 'book', emoji: ['🔧', '🚗', '✅'] },
  carwash: { deal: 'book', emoji: ['🚗', '🧽', '✨'] },
  electrician: { deal: 'quote', emoji: ['🔧', '💡', '✅'] },
  building: { deal: 'quote', emoji: ['🎨', '🏠', '✅'] },
  architecture: { deal: 'quote', emoji: ['📐', '🏠', '✨'] },
  carpentry: { deal: 'quote', emoji: ['🪵', '🏠', '✨'] },
  repairs: { deal: 'quote', emoji: ['📱', '💻', '✅'] },
  travel: { deal: 'quote', emoji: ['✈️', '🌍', '🧳'] },
  generic: { deal: 'order', emoji: ['✨', '💛', '😊'] },
} satisfies Readonly<Record<string, TradeFacts>>

export type Profession = keyof typeof FACTS
export const PROFESSIONS: readonly Profession[] = Object.keys(FACTS) as Profession[] // the keys are the union by definition

export function factsOfTrade(profession: Profession): TradeFacts {
  return FACTS[profession]
}

/** One table per language: `pelo` is hair in Spanish and "by the" in Portuguese, `doce` twelve and sweet. */
export const TRADES: Readonly<Record<BaseLanguage, readonly TradeRow[]>> = { pt: TRADES_PT, es: TRADES_ES, en: TRADES_EN }

/** Professions whose advertising has rules of its own, set by their councils. */
export const REGULATED_PROFESSIONS = ['dentistry', 'medicine', 'psychology', 'nutrition', 'physiotherapy', 'law'] as const
export type RegulatedProfession = (typeof REGULATED_PROFESSIONS)[number]

export function isRegulated(profession: Profession): profession is RegulatedProfession {
  return REGULATED_PROFESSIONS.some((name) => name === profession)
}
