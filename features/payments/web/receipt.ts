import type { Reply } from '#features/endpoint.ts'
import type { payments } from '../contract.ts'

export type Receipt = Reply<typeof payments.listReceipts>['receipts'][number]
