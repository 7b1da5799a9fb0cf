/** One photo or several, from our address to a public post: https://developers.facebook.com/docs/instagram-platform/content-publishing */
import { z } from 'zod'
import type {
  AccountAccess,
  CarouselItem,
  CarouselToPublish,
  ContainerOutcome,
  ContainerState,
  PhotoToPublish,
  PostMark,
  PublishOutcome,
  SocialPost,
} from '../port.ts'
import { type AskGraph, expectAnswer } from './ask-graph.ts'
import { refusalOf, subcodeIn } from './error-meanings.ts'

const POST_FIELDS = 'id,permalink,caption,timestamp'
/** More than a day's limit. */
const RECENT_POSTS = 100

const identified = z.object({ id: z.string().min(1) })
const container = z.object({ status_code: z.string(), status: z.string().nullish() })
const post = z
  .object({
    id: z.string(),
    permalink: z.string().nullish(),
    caption: z.string().nullish(),
    timestamp: z.string(),
  })
  .transform((found): SocialPost => ({
    id: found.id,
    permalink: found.permalink ?? undefined,
    caption: found.caption ?? '',
    publishedAt: new Date(withColon(found.timestamp)),
  }))
const posts = z.object({ data: z.array(post) })

const STATE_OF_STATUS: ReadonlyMap<string, Exclude<ContainerState['state'], 'failed'>> = new Map([
  ['IN_PROGRESS', 'processing'],
  ['FINISHED', 'ready'],
  ['PUBLISHED', 'published'],
  ['EXPIRED', 'expired'],
])

export function createContainer(ask: AskGraph, access: AccountAccess, photo: PhotoToPublish): Promise<ContainerOutcome> {
  return create(ask, access, { ...pictureOf(photo), ...wordsOf(photo) })
}

export function createItem(ask: AskGraph, access: AccountAccess, item: CarouselItem): Promise<ContainerOutcome> {
  return create(ask, access, { ...pictureOf(item), is_carousel_item: 'true' })
}

export function createCarousel(ask: AskGraph, access: AccountAccess, carousel: CarouselToPublish): Promise<ContainerOutcome> {
  return create(ask, access, { media_type: 'CAROUSEL', children: carousel.items.join(','), ...wordsOf(carousel) })
}

function pictureOf({ imageUrl, altText }: CarouselItem) {
  return { image_url: imageUrl, ...(altText ? { alt_text: altText } : {}) }
}

function wordsOf({ caption, isAiMade }: Pick<PhotoToPublish, 'caption' | 'isAiMade'>) {
  return { caption, ...(isAiMade ? { is_ai_generated: 'true' } : {}) }
}

/** Carousels only: the pictures are not known, or not prepared. */
const ITEMS_GONE: ReadonlySet<string | undefined> = new Set(['container_gone', 'not_ready', 'not_found'])

async function create(
  ask: AskGraph,
  { accountId, token }: AccountAccess,
  params: Readonly<Record<string, string>>,
): Promise<ContainerOutcome> {
  const answer = await ask({ method: 'POST', path: `/${encodeURIComponent(accountId)}/media`, params, token, isWork: true })
  if (answer.problem?.code === 'photo_refused')
    return { outcome: 'refused', reason: refusalOf(answer.problem.subcode), detail: answer.problem.detail }
  if ('children' in params && ITEMS_GONE.has(answer.problem?.code)) return { outcome: 'items_gone' }
  return { outcome: 'created', containerId: expectAnswer(answer, identified).id }
}

export async function readContainer(ask: AskGraph, { token }: AccountAccess, containerId: string): Promise<ContainerState> {
  const path = `/${encodeURIComponent(containerId)}`
  const answer = await ask({ method: 'GET', path, params: { fields: 'status_code,status' }, token })
  if (answer.problem?.code === 'not_found') return { state: 'unknown' }
  const { status_code: code, status } = expectAnswer(answer, container)
  if (code !== 'ERROR') return { state: STATE_OF_STATUS.get(code) ?? 'unknown' }
  const detail = status ?? code
  return { state: 'failed', reason: refusalOf(subcodeIn(detail)), detail }
}

export async function publishContainer(
  ask: AskGraph,
  { accountId, token }: AccountAccess,
  containerId: string,
): Promise<PublishOutcome> {
  const path = `/${encodeURIComponent(accountId)}/media_publish`
  const params = { creation_id: containerId }
  const answer = await ask({ method: 'POST', path, params, token, isWork: true, isOnce: true })
  const code = answer.problem?.code
  if (code === 'not_ready' || code === 'container_gone' || code === 'quota_reached') return { outcome: code }
  return { outcome: 'published', postId: expectAnswer(answer, identified, 'in_doubt').id }
}

export async function readPost(ask: AskGraph, { token }: AccountAccess, postId: string): Promise<SocialPost | undefined> {
  const path = `/${encodeURIComponent(postId)}`
  const answer = await ask({ method: 'GET', path, params: { fields: POST_FIELDS }, token })
  return answer.problem?.code === 'not_found' ? undefined : expectAnswer(answer, post)
}

export async function listPosts(
  ask: AskGraph,
  { accountId, token }: AccountAccess,
  atMost: number,
): Promise<readonly SocialPost[]> {
  const path = `/${encodeURIComponent(accountId)}/media`
  const answer = await ask({ method: 'GET', path, params: { fields: POST_FIELDS, limit: String(atMost) }, token })
  return expectAnswer(answer, posts).data
}

export async function findPost(
  ask: AskGraph,
  access: AccountAccess,
  { caption, since, except = [] }: PostMark,
): Promise<SocialPost | undefined> {
  const recent = await listPosts(ask, access, RECENT_POSTS)
  // Meta's times are in whole seconds
  const earliest = Math.floor(since.getTime() / 1000) * 1000
  const fitting = recent
    .filter(({ id, publishedAt }) => !except.includes(id) && publishedAt.getTime() >= earliest)
    .filter((each) => each.caption.trim() === caption.trim())
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Not every date parser accepts Meta's format, `2026-11-21T12:00:00+0000`. */
function withColon(timestamp: string): string {
  return timestamp.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
}
