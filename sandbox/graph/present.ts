/** Nodes as the Graph API shows them. Pictures and permalinks lead to the stand-in's own Instagram. */
import type { FastifyRequest } from 'fastify'
import type { Api } from './api.ts'
import type { InstagramAccount } from './people.ts'
import type { Container, Post } from './posts.ts'
import { originOf } from './read-request.ts'
import type { GraphNode } from './select-fields.ts'

/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user */
export function presentAccount({ posts }: Pick<Api, 'posts'>, request: FastifyRequest, account: InstagramAccount): GraphNode {
  return {
    id: account.id,
    ig_id: account.id.slice(-10),
    username: account.username,
    name: account.name,
    biography: account.biography,
    website: undefined,
    followers_count: account.followers,
    follows_count: account.follows,
    media_count: posts.of(account.id).length,
    profile_picture_url: `${originOf(request)}/instagram/accounts/${account.id}.jpg`,
  }
}

/** https://developers.facebook.com/docs/instagram-platform/reference/instagram-media */
export function presentPost(request: FastifyRequest, post: Post): GraphNode {
  const origin = originOf(request)
  return {
    id: post.id,
    ig_id: post.id.slice(-12),
    caption: post.caption === '' ? undefined : post.caption,
    alt_text: post.altText,
    children: post.items.length > 0 ? { data: post.items.map((_, place) => ({ id: mediaIdOf(post, place) })) } : undefined,
    comments: undefined,
    comments_count: 0,
    is_comment_enabled: true,
    is_ai_generated: post.isAiGenerated,
    like_count: 0,
    media_product_type: 'FEED',
    media_type: post.items.length > 0 ? 'CAROUSEL_ALBUM' : 'IMAGE',
    media_url: `${origin}/instagram/media/${post.id}.jpg`,
    permalink: permalinkOf(origin, post),
    owner: { id: post.account.id },
    shortcode: post.shortcode,
    thumbnail_url: undefined,
    timestamp: timestampOf(post.publishedAt),
    username: post.account.username,
    video_title: undefined,
  }
}

/** https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-container */
export function presentContainer({ posts }: Pick<Api, 'posts'>, container: Container): GraphNode {
  const code = posts.statusOf(container)
  return { id: container.id, status_code: code, status: STATUS_TEXTS[code](container.failedWith) }
}

const STATUS_TEXTS = {
  IN_PROGRESS: () => 'In Progress: Media is still being processed.',
  FINISHED: () => 'Finished: Media has been uploaded and it is ready to be published.',
  PUBLISHED: () => 'Published: Media has been published.',
  EXPIRED: () => 'Expired: Media was not published in 24 hours.',
  ERROR: (subcode: number | undefined) => `Error: Media upload has failed with error code ${subcode ?? ''}`,
} as const

/** The id of one picture of a carousel. @param place from 0 */
export function mediaIdOf({ id }: Post, place: number): string {
  return place === 0 ? id : `${id}-${place + 1}`
}

export function permalinkOf(origin: string, { shortcode }: Post): string {
  return `${origin}/instagram/p/${shortcode}/`
}

/** `2026-11-21T12:00:00+0000`, as Meta writes it. */
function timestampOf(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, '+0000')
}
