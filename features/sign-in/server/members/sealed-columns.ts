import type { SealedColumn } from '#platform/keys/reseal.ts'
import { members } from '../schema.ts'
import { CPF_PURPOSE } from './change-member.ts'

/** Codes are left out: they are dead long before a former secret goes. */
export const SIGN_IN_SEALED: readonly SealedColumn[] = [
  { table: members, id: members.id, sealed: members.sealedDocument, purpose: CPF_PURPOSE },
]
