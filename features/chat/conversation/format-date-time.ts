import { BUSINESS_ZONE } from '#features/business-zone.ts'
import type { Language } from '#phrases/shape.ts'

const SHAPES = {
  full: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  short: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

interface LocaleAndZone {
  readonly language: Language
  /** IANA name. */
  readonly zone: string
}

/** Formats day and hour in the person's time zone; names the zone when it is not the business's. */
export function formatDateTime(moment: Date, { language, zone }: LocaleAndZone, shape: keyof typeof SHAPES = 'full'): string {
  const elsewhere = zone === BUSINESS_ZONE || shape === 'short' ? {} : { timeZoneName: 'shortOffset' as const }
  return new Intl.DateTimeFormat(language, { timeZone: zone, ...SHAPES[shape], ...elsewhere }).format(moment)
}
