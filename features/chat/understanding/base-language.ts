import type { Language } from '#phrases/shape.ts'

/** Languages of the tables: both shores of Portuguese understand each other, so it is one here. */
export const TONGUES = ['pt', 'es', 'en'] as const
export type Tongue = (typeof TONGUES)[number]

export function tongueOf(language: Language): Tongue {
  return language === 'es' || language === 'en' ? language : 'pt'
}
