import type { SealedColumn } from '#platform/keys/reseal.ts'
import { instagramConnections, instagramDialogs, instagramRevocations } from '../schema.ts'
import { TOKEN } from './tokens.ts'

/** Each token is sealed for its member. */
export const INSTAGRAM_SEALED: readonly SealedColumn[] = [
  {
    purpose: TOKEN,
    table: instagramConnections,
    id: instagramConnections.id,
    sealed: instagramConnections.sealedToken,
    owner: instagramConnections.memberId,
  },
  {
    purpose: TOKEN,
    table: instagramDialogs,
    id: instagramDialogs.id,
    sealed: instagramDialogs.sealedToken,
    owner: instagramDialogs.memberId,
  },
  {
    purpose: TOKEN,
    table: instagramRevocations,
    id: instagramRevocations.personId,
    sealed: instagramRevocations.sealedToken,
    owner: instagramRevocations.memberId,
  },
]
