import type { Executor } from '#platform/database.ts'
import { findBrand } from './queries.ts'

/** The brand as its member saved it, and its logo, for the member. */
export async function exportBrand(executor: Executor, memberId: string) {
  const row = await findBrand(executor, memberId)
  if (!row) return { sections: {}, logo: undefined }
  const { colours, type, signature, handle, words, logo, updatedAt } = row
  return {
    sections: { brand: { colours, type, signature, handle, words, logo: logo ? LOGO_NAME : null, saved_at: updatedAt } },
    logo: logo ? { name: LOGO_NAME, createdAt: updatedAt, read: () => Promise.resolve(logo) } : undefined,
  }
}

const LOGO_NAME = 'logo.jpg'
