/** Performs one step at Instagram and returns what it found out. Writes nothing. */
import { withToken } from '#features/instagram/server/index.ts'
import { addMs, MINUTE } from '#platform/clock.ts'
import { ProviderFault, Refusal } from '#platform/errors.ts'
import type { AccountAccess, SocialFaultCode } from '#providers/social/port.ts'
import type { EquippedDeps } from '../deps.ts'
import type { StepResult } from './apply-result.ts'
import { PUBLIC_PICTURES } from '../pictures/public-picture.ts'
import { listPostsOfSameWords, type PublicationRow } from '../queries.ts'
import { readItems, makeItems } from './carousel-items.ts'
import type { ClaimedStep } from './claimed-step.ts'
import { keepClaim } from './hold-claim.ts'
import { isRefunded } from './is-refunded.ts'
import { openPictures } from './open-pictures.ts'

type Action = (deps: EquippedDeps, publication: PublicationRow, access: AccountAccess) => Promise<StepResult | undefined>

const ACTIONS: Readonly<Record<ClaimedStep['step']['do'], Action>> = {
  make_items: makeItems,
  check_items: readItems,
  make_container: makeContainer,
  check_container: async ({ social }, { containerId }, access) => ({
    of: 'container_state',
    container: containerId ? await social.readContainer(access, containerId) : { state: 'unknown' },
  }),
  request_publish: requestPublish,
  search: async (deps, publication, access) => ({ of: 'search', post: await findPost(deps, publication, access) }),
  read_post: async (deps, publication, access) => ({
    of: 'post',
    post: publication.postId ? await deps.social.readPost(access, publication.postId) : await findPost(deps, publication, access),
  }),
}

/** @returns undefined when the worker lost the post before anything was requested from Instagram */
export async function performStep(deps: EquippedDeps, { publication, step }: ClaimedStep): Promise<StepResult | undefined> {
  let grantId: string | undefined
  try {
    return await withToken(deps.instagram, publication.memberId, (access, grant) => {
      grantId = grant
      return access.accountId === publication.accountId
        ? ACTIONS[step.do](deps, publication, access)
        : accountChanged(publication)
    })
  } catch (error) {
    return fromError(deps, { publication, step, grantId }, error)
  }
}

/** Another account cannot show the outcome of a request made to the first one. */
async function accountChanged({ askedAt }: PublicationRow): Promise<StepResult> {
  return { of: 'hindrance', code: askedAt ? 'publication_in_doubt' : 'instagram_account_changed' }
}

async function makeContainer(
  deps: EquippedDeps,
  publication: PublicationRow,
  access: AccountAccess,
): Promise<StepResult | undefined> {
  const { social } = deps
  const { caption, altText, isAiMade, itemIds, itemsState } = publication
  if (await isRefunded(deps, publication)) return { of: 'refunded' }
  if (itemsState !== null)
    return { of: 'container', outcome: await social.createCarousel(access, { items: itemIds, caption, isAiMade }) }
  const opened = await openPictures(deps, publication, access)
  if (!Array.isArray(opened)) return opened
  const [imageUrl = ''] = opened
  return {
    of: 'container',
    outcome: await social.createContainer(access, { imageUrl, caption, isAiMade, ...(altText ? { altText } : {}) }),
  }
}

async function requestPublish(
  deps: EquippedDeps,
  publication: PublicationRow,
  access: AccountAccess,
): Promise<StepResult | undefined> {
  // the member may have been refunded while the container waited
  if (await isRefunded(deps, publication)) return { of: 'refunded' }
  // a worker that was frozen since it claimed the post comes too late: another one may have it, and the member may have cancelled
  if (!(await keepClaim(deps, publication))) return undefined
  const { containerId } = publication
  const answer = containerId ? await deps.social.publishContainer(access, containerId) : ({ outcome: 'container_gone' } as const)
  return { of: 'publish', answer }
}

/** How far Instagram's clock may be behind ours. */
const CLOCKS_APART_MS = MINUTE

/**
 * Finds the post by its caption among those published since the request, except posts of other orders. Undefined when another
 * order has the same caption and no known post.
 */
async function findPost({ db, social }: EquippedDeps, publication: PublicationRow, access: AccountAccess) {
  const { caption, dueAt, askedAt, publishedAt } = publication
  const since = addMs(askedAt ?? publishedAt ?? dueAt, -CLOCKS_APART_MS)
  const others = await listPostsOfSameWords(db, publication, addMs(since, -CLOCKS_APART_MS))
  const except = others.filter((id) => id !== null)
  return except.length === others.length ? social.findPost(access, { caption, since, except }) : undefined
}

interface FailedStep extends ClaimedStep {
  /** The grant whose token was used; undefined when none was. */
  readonly grantId: string | undefined
}

function fromError({ log }: EquippedDeps, { publication, step, grantId }: FailedStep, error: unknown): StepResult {
  if (error instanceof Refusal && error.code === 'instagram_not_connected')
    return { of: 'hindrance', code: 'instagram_reconnect' }
  if (!(error instanceof ProviderFault)) throw error
  // a failure of our own store; it counts as unreachable, because nothing was requested from Instagram
  const code = error.provider === 'social' ? (error.code as SocialFaultCode) : 'unreachable' // as: the port's own, by its contract
  const detail = withoutAddress(error.detail ?? '')
  const level = code === 'credentials_refused' || code === 'picture_unreachable' ? 'error' : 'warn'
  log[level]({ publicationId: publication.id, step: step.do, fault: code, detail }, 'a step at Instagram failed')
  return { of: 'fault', during: step.do, code, minutes: error.waitMinutes, grantId }
}

/** Meta repeats the address of a picture that it could not fetch; a log must not contain it. */
function withoutAddress(detail: string): string {
  return detail.replaceAll(new RegExp(String.raw`${PUBLIC_PICTURES}[\w-]+`, 'g'), `${PUBLIC_PICTURES}…`)
}
