import type { PagePlace } from '#features/page-places.ts'
import type { Env } from '#platform/env.ts'

/** The values that the configuration puts into placeholders of pages. */
export function pagePlacesOf({ publicUrl, brand }: Pick<Env, 'publicUrl' | 'brand'>): Readonly<Record<PagePlace, string>> {
  const { legalName, taxId, address, supportEmail, sourceUrl } = brand
  return { publicUrl, legalName, taxId, address, supportEmail, sourceUrl }
}
