/** Containers and posts; all in memory. */
import { randomBytes, randomInt } from 'node:crypto'
import { type Clock, DAY, addMs } from '#platform/clock.ts'
import { type InstagramAccount, ACCOUNTS } from './people.ts'

/** A photo's data, with the fetched bytes. */
export interface PhotoDraft {
  readonly account: InstagramAccount
  readonly caption: string
  readonly altText: string | undefined
  readonly isAiGenerated: boolean
  readonly picture: Buffer
  /** The pictures of a carousel, the first of which is `picture`; empty for a single one. */
  readonly items: readonly Pick<PhotoDraft, 'picture' | 'altText'>[]
}

export interface Container extends PhotoDraft {
  readonly id: string
  /** Part of a carousel: never published by itself. */
  readonly isItem: boolean
  readonly madeAt: Date
  /** In progress for this many more reads. */
  readsLeft: number
  failedWith: number | undefined
  post: Post | undefined
}

export interface Post extends PhotoDraft {
  readonly id: string
  readonly shortcode: string
  readonly publishedAt: Date
}

export type StatusCode = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'EXPIRED' | 'ERROR'

export interface Posts {
  readonly makeContainer: (draft: PhotoDraft, isItem?: boolean) => Container
  readonly findContainer: (id: string) => Container | undefined
  readonly statusOf: (container: Container) => StatusCode
  readonly publish: (container: Container) => Post
  readonly findPost: (id: string) => Post | undefined
  readonly findByShortcode: (shortcode: string) => Post | undefined
  /** Newest first. */
  readonly of: (accountId: string) => readonly Post[]
  /** In the last day. */
  readonly countOfDay: (accountId: string, what: 'containers' | 'posts') => number
  readonly clear: () => void
}

const CONTAINER_LIFE = DAY

export function createPosts(clock: Clock): Posts {
  const containers = new Map<string, Container>()
  const posts = new Map<string, Post>()
  const isOfDay = (at: Date) => addMs(at, DAY) > clock.now()
  return {
    makeContainer: (draft, isItem = false) => {
      const unused = { readsLeft: 0, failedWith: undefined, post: undefined }
      const container: Container = { ...draft, isItem, id: newId(), madeAt: clock.now(), ...unused }
      containers.set(container.id, container)
      return container
    },
    findContainer: (id) => containers.get(id),
    statusOf: ({ post, failedWith, madeAt, readsLeft }) => {
      if (post) return 'PUBLISHED'
      if (failedWith !== undefined) return 'ERROR'
      if (addMs(madeAt, CONTAINER_LIFE) <= clock.now()) return 'EXPIRED'
      return readsLeft > 0 ? 'IN_PROGRESS' : 'FINISHED'
    },
    publish: (container) => {
      const { account, caption, altText, isAiGenerated, picture, items } = container
      const draft = { account, caption, altText, isAiGenerated, picture, items }
      const post = { ...draft, id: newId(), shortcode: randomBytes(8).toString('base64url'), publishedAt: clock.now() }
      posts.set(post.id, post)
      container.post = post
      return post
    },
    findPost: (id) => posts.get(id),
    findByShortcode: (shortcode) => [...posts.values()].find((post) => post.shortcode === shortcode),
    of: (accountId) => [...posts.values()].filter(({ account }) => account.id === accountId).reverse(),
    countOfDay: (accountId, what) => {
      const moments =
        what === 'posts'
          ? [...posts.values()].map(({ account, publishedAt }) => ({ account, at: publishedAt }))
          : [...containers.values()].map(({ account, madeAt }) => ({ account, at: madeAt }))
      return moments.filter(({ account, at }) => account.id === accountId && isOfDay(at)).length
    },
    clear: () => {
      containers.clear()
      posts.clear()
    },
  }
}

export function findAccount(id: string): InstagramAccount | undefined {
  return ACCOUNTS.find((account) => account.id === id)
}

/** Seventeen digits, like those observed. */
function newId(): string {
  return `17${String(randomInt(2 ** 47)).padStart(15, '0')}`
}
