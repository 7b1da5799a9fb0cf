import { BUSINESS_ZONE } from '#features/business-zone.ts'

/** Time zones by phone prefix, the longest first. For countries with several zones: the capital's, or that of most people. */
const ZONES: readonly (readonly [beginning: string, zone: string])[] = [
  ['5568', 'America/Rio_Branco'],
  ['5569', 'America/Porto_Velho'],
  ['5592', 'America/Manaus'],
  ['5597', 'America/Manaus'],
  ['5595', 'America/Boa_Vista'],
  ['5565', 'America/Cuiaba'],
  ['5566', 'America/Cuiaba'],
  ['5567', 'America/Campo_Grande'],
  ['351', 'Europe/Lisbon'],
  ['34', 'Europe/Madrid'],
  ['44', 'Europe/London'],
  ['51', 'America/Lima'],
  ['52', 'America/Mexico_City'],
  ['54', 'America/Argentina/Buenos_Aires'],
  ['56', 'America/Santiago'],
  ['57', 'America/Bogota'],
  ['58', 'America/Caracas'],
  ['591', 'America/La_Paz'],
  ['593', 'America/Guayaquil'],
  ['595', 'America/Asuncion'],
  ['598', 'America/Montevideo'],
  ['1', 'America/New_York'],
]

/** The time zone that a person's times refer to. The answer names the zone when it is not the business's. */
export function zoneOfPhone(phone: string | null): string {
  return ZONES.find(([beginning]) => phone?.startsWith(beginning))?.[1] ?? BUSINESS_ZONE
}
