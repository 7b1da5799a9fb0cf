import { ACCOUNTS } from './people.ts'
import type { Posts } from './posts.ts'
import { mediaIdOf } from './present.ts'

/** An Instagram account of the sandbox as people and tests see it; addresses are paths below its origin. */
export interface AccountView {
  readonly id: string
  readonly username: string
  readonly profile_path: string
  /** Newest first. */
  readonly posts: readonly {
    readonly id: string
    readonly caption: string
    readonly alt_text: string | null
    readonly is_ai_generated: boolean
    readonly permalink_path: string
    readonly picture_path: string
    /** The pictures of a carousel, in its order; empty for a single picture. */
    readonly items: readonly { readonly picture_path: string; readonly alt_text: string | null }[]
    readonly published_at: string
  }[]
}

export function listAccountViews(posts: Posts): readonly AccountView[] {
  return ACCOUNTS.map(({ id, username }) => ({
    id,
    username,
    profile_path: `/instagram/${username}`,
    posts: posts.of(id).map((post) => ({
      id: post.id,
      caption: post.caption,
      alt_text: post.altText ?? null,
      is_ai_generated: post.isAiGenerated,
      permalink_path: `/instagram/p/${post.shortcode}/`,
      picture_path: `/instagram/media/${post.id}.jpg`,
      items: post.items.map(({ altText }, place) => ({
        picture_path: `/instagram/media/${mediaIdOf(post, place)}.jpg`,
        alt_text: altText ?? null,
      })),
      published_at: post.publishedAt.toISOString(),
    })),
  }))
}
