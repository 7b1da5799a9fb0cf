import { createHash } from 'node:crypto'
import { type ConnectedAccount, hashPerson } from '#features/instagram/server/index.ts'
import { type Keyring, newId } from '#platform/crypto.ts'
import type { PublicationRow } from '../queries.ts'
import type { publications } from '../schema.ts'
import type { Edits } from './order-edits.ts'
import type { PublicationOrder } from './request-publication.ts'
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
  order: PublicationOrder,
  { edits: [edit, ...others], account, isAiMade, requestHash, now }: Particulars,
): typeof publications.$inferInsert & Pick<PublicationRow, 'id' | 'editId' | 'otherEditIds'> {
  const dueAt = order.scheduledAt ?? now
  return {
    id: newId(now),
    memberId: order.memberId,
    editId: edit.id,
    otherEditIds: others.map(({ id }) => id),
    editFormat: edit.format,
    ...account,
    caption: order.caption,
    altText: order.altText || null,
    otherAltTexts: others.map((other) => (order.language ? suggestAltText(other, order.language) : '')),
    itemsState: others.length > 0 ? 'missing' : null,
    fit: order.fit ?? suggestFit([edit, ...others]),
    isAiMade,
    state: order.scheduledAt ? 'scheduled' : 'preparing',
    scheduledAt: order.scheduledAt ?? null,
    dueAt,
    nextStepAt: dueAt,
    idempotencyKey: order.idempotencyKey ?? null,
    requestHash,
    createdAt: now,
  }
}

/** Distinguishes a repeated tap from another order with the same key. */
export function hashOrder({ editIds, caption, altText, fit, scheduledAt }: PublicationOrder): string {
  const ordered = [...editIds, caption, altText ?? '', fit ?? '', scheduledAt?.toISOString() ?? '']
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
}
