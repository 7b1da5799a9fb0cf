import { type ConnectedAccount, hashPerson } from '#features/instagram/server/index.ts'
import { hashParts, type Keyring, newId } from '#platform/crypto.ts'
import type { PublicationRow } from '../queries.ts'
import type { publications } from '../schema.ts'
import type { Edits } from './find-edits.ts'
import type { PublicationRequest } from './request-publication.ts'
import { suggestAltText } from './suggest-alt-text.ts'
import { suggestFit } from './suggest-fit.ts'

/** The account's data that a post stores. */
export function accountFields(keyring: Keyring, { instagramUserId, username, personId }: ConnectedAccount) {
  return { accountId: instagramUserId, username, personKey: hashPerson(keyring, personId) }
}

interface Particulars {
  readonly edits: Edits
  readonly account: ReturnType<typeof accountFields>
  readonly isAiMade: boolean
  readonly requestHash: string
  readonly now: Date
}

/** The row of a new post. */
export function newPublication(
  request: PublicationRequest,
  { edits: [edit, ...others], account, isAiMade, requestHash, now }: Particulars,
): typeof publications.$inferInsert & Pick<PublicationRow, 'id' | 'editId' | 'otherEditIds'> {
  const dueAt = request.scheduledAt ?? now
  return {
    id: newId(now),
    memberId: request.memberId,
    editId: edit.id,
    otherEditIds: others.map(({ id }) => id),
    editFormat: edit.format,
    ...account,
    caption: request.caption,
    altText: request.altText || null,
    otherAltTexts: others.map((other) => (request.language ? suggestAltText(other, request.language) : '')),
    itemsState: others.length > 0 ? 'missing' : null,
    fit: request.fit ?? suggestFit([edit, ...others]),
    isAiMade,
    state: request.scheduledAt ? 'scheduled' : 'preparing',
    scheduledAt: request.scheduledAt ?? null,
    dueAt,
    nextStepAt: dueAt,
    idempotencyKey: request.idempotencyKey ?? null,
    requestHash,
    createdAt: now,
  }
}

/** Distinguishes a repeated tap from another request with the same key. */
export function hashRequest({ editIds, caption, altText, fit, scheduledAt }: PublicationRequest): string {
  const ordered = [...editIds, caption, altText ?? '', fit ?? '', scheduledAt?.toISOString() ?? '']
  return hashParts(ordered)
}
