import type { Placeholder } from '#features/placeholders.ts'
import type { Env } from '#platform/env.ts'

/** The values that the configuration puts into placeholders of pages. */
export function placeholdersOf({ publicUrl, brand }: Pick<Env, 'publicUrl' | 'brand'>): Readonly<Record<Placeholder, string>> {
  const { legalName, taxId, address, supportEmail, sourceUrl } = brand
  return { publicUrl, legalName, taxId, address, supportEmail, sourceUrl }
}
