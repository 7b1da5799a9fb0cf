import type { SealedColumn } from '#platform/keys/reseal.ts'
import { PAYER } from './keep-records.ts'
import { keptRecords } from './schema.ts'

/** Only one record of a member has sealed content: that of payments. */
export const PRIVACY_SEALED: readonly SealedColumn[] = [
  { table: keptRecords, id: keptRecords.memberId, sealed: keptRecords.sealedContent, purpose: PAYER },
]
