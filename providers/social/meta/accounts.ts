/** Pages, the professional accounts linked to them, and their public profiles. */
import { z } from 'zod'
import { SECOND } from '#platform/clock.ts'
import { mayFetchFor, readUpTo } from '#providers/read-vendor-file.ts'
import type { AccountAccess, AccountListing, PublishingQuota, SocialPicture, SocialProfile } from '../port.ts'
import { type AskGraph, expectAnswer } from './ask-graph.ts'

const PAGE_FIELDS = 'id,name,tasks,instagram_business_account{id,username,profile_picture_url}'
const PAGES_AT_ONCE = '100'
const PROFILE_FIELDS = 'id,username,name,profile_picture_url,media_count,followers_count,follows_count'

/** Either allows posting: https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media */
const PUBLISHING_TASKS: readonly string[] = ['MANAGE', 'CREATE_CONTENT']

const DAY_SECONDS = 86_400
const PICTURE_TIMEOUT_MS = 10 * SECOND
const LARGEST_PICTURE_BYTES = 4_000_000

const optionalText = z.string().nullish()
const page = z.object({
  name: z.string().catch(''),
  tasks: z.array(z.string()).nullish(),
  instagram_business_account: z
    .object({ id: z.string(), username: z.string().catch(''), profile_picture_url: optionalText })
    .nullish(),
})
const pages = z.object({
  data: z.array(page),
  paging: z.object({ next: optionalText, cursors: z.object({ after: optionalText }).nullish() }).nullish(),
})
const count = z.number().catch(0)
const profile = z.object({
  id: z.string(),
  username: z.string(),
  name: optionalText,
  profile_picture_url: optionalText,
  media_count: count,
  followers_count: count,
  follows_count: count,
})
const quota = z.object({
  data: z
    .array(
      z.object({
        quota_usage: z.number(),
        config: z.object({ quota_total: z.number(), quota_duration: z.number().catch(DAY_SECONDS) }),
      }),
    )
    .min(1),
})

export async function listAccounts(ask: AskGraph, token: string): Promise<AccountListing> {
  const found = await readPages(ask, token)
  return {
    accounts: found.flatMap(({ name, tasks, instagram_business_account: account }) =>
      account
        ? [
            {
              id: account.id,
              username: account.username,
              pictureAddress: account.profile_picture_url ?? undefined,
              pageName: name,
              mayPublish: tasks?.some((task) => PUBLISHING_TASKS.includes(task)) ?? true,
            },
          ]
        : [],
    ),
    pagesWithoutAccount: found.filter((each) => !each.instagram_business_account).map(({ name }) => name),
  }
}

/** By cursor: the address of the next page, which Meta sends too, contains the token. */
async function readPages(ask: AskGraph, token: string): Promise<readonly z.infer<typeof page>[]> {
  const found: z.infer<typeof page>[] = []
  let after: string | undefined
  do {
    const params = { fields: PAGE_FIELDS, limit: PAGES_AT_ONCE, ...(after === undefined ? {} : { after }) }
    const { data, paging } = expectAnswer(await ask({ method: 'GET', path: '/me/accounts', params, token }), pages)
    found.push(...data)
    const next = paging?.next ? (paging.cursors?.after ?? undefined) : undefined
    after = next === after ? undefined : next
  } while (after !== undefined)
  return found
}

export async function readProfile(ask: AskGraph, { accountId, token }: AccountAccess): Promise<SocialProfile> {
  const path = `/${encodeURIComponent(accountId)}`
  const found = expectAnswer(await ask({ method: 'GET', path, params: { fields: PROFILE_FIELDS }, token }), profile)
  return {
    id: found.id,
    username: found.username,
    name: found.name ?? undefined,
    pictureAddress: found.profile_picture_url ?? undefined,
    mediaCount: found.media_count,
    followersCount: found.followers_count,
    followsCount: found.follows_count,
  }
}

/** Meta's documents disagree on the total (25, 50, 100), so it is read each time. */
export async function readQuota(ask: AskGraph, { accountId, token }: AccountAccess): Promise<PublishingQuota> {
  const path = `/${encodeURIComponent(accountId)}/content_publishing_limit`
  const params = { fields: 'quota_usage,config' }
  const [first] = expectAnswer(await ask({ method: 'GET', path, params, token }), quota).data
  return {
    used: first?.quota_usage ?? 0,
    total: first?.config.quota_total ?? 0,
    windowSeconds: first?.config.quota_duration ?? DAY_SECONDS,
  }
}

/** A missing picture must not fail anything, so every failure returns undefined. */
export async function readPicture(address: string, graphUrl: string): Promise<SocialPicture | undefined> {
  if (!mayFetchFor(address, graphUrl)) return undefined
  try {
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) })
    const type = answer.headers.get('content-type') ?? ''
    const isWanted = answer.ok && /^image\/(?:jpeg|png|webp)\b/.test(type)
    if (!isWanted) await answer.body?.cancel()
    const bytes = isWanted ? await readUpTo(answer, LARGEST_PICTURE_BYTES) : undefined
    return bytes && { bytes, type }
  } catch {
    return undefined
  }
}
