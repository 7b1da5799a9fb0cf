import type { SealedColumn } from '#platform/keys/reseal.ts'
import { adminFactors } from './schema.ts'
import { PURPOSE } from './second-factor.ts'

export const ADMIN_SEALED: readonly SealedColumn[] = [
  { table: adminFactors, id: adminFactors.phoneKey, sealed: adminFactors.sealedSecret, purpose: PURPOSE },
]
