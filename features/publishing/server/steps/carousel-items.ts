/** A carousel's pictures get containers of their own before the carousel does. */
import type { AccountAccess, ContainerState } from '#providers/social/port.ts'
import type { EquippedDeps } from '../deps.ts'
import type { PublicationRow } from '../queries.ts'
import type { StepResult } from './apply-result.ts'
import { isRefunded } from './is-refunded.ts'
import { openPictures } from './open-pictures.ts'

/** Sends the pictures of a carousel. Those of an attempt that broke off are unused, and expire. */
export async function makeItems(
  deps: EquippedDeps,
  publication: PublicationRow,
  access: AccountAccess,
): Promise<StepResult | undefined> {
  if (await isRefunded(deps, publication)) return { of: 'refunded' }
  const opened = await openPictures(deps, publication, access)
  if (!Array.isArray(opened)) return opened
  const altTexts = [publication.altText, ...publication.otherAltTexts]
  const itemIds: string[] = []
  for (const [place, imageUrl] of opened.entries()) {
    const altText = altTexts[place]
    const outcome = await deps.social.createItem(access, { imageUrl, ...(altText ? { altText } : {}) })
    if (outcome.outcome !== 'created') return { of: 'container', outcome }
    itemIds.push(outcome.containerId)
  }
  return { of: 'items', itemIds }
}

/** What hinders a carousel most: a failed picture more than an unknown one, that more than one in work. */
const FURTHEST_FROM_READY = ['failed', 'expired', 'published', 'unknown', 'processing', 'ready'] as const

export async function readItems(
  { social }: EquippedDeps,
  { itemIds }: PublicationRow,
  access: AccountAccess,
): Promise<StepResult> {
  const seen: ContainerState[] = []
  for (const id of itemIds) seen.push(await social.readContainer(access, id))
  const furthest = FURTHEST_FROM_READY.find((state) => seen.some((each) => each.state === state))
  return { of: 'check_items', container: seen.find(({ state }) => state === furthest) ?? { state: 'unknown' } }
}
