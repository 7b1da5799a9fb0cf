import { businessDay } from '#features/business-zone.ts'
import type { JudgedMessage, PostingWords } from '#engine/captions/posting-notice.ts'
import type { Membership } from '#features/membership/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Executor } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import type { CaptionWriter } from '#providers/words/port.ts'
import type * as z from 'zod/mini'
import type { caption, LENGTHS, Notice, TONES } from '../contract.ts'
import { countCaption, returnCaption } from './queries.ts'

/** How many captions to choose from a message alone gets. */
const CHOICES = 3

export interface CaptionsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly membership: Pick<Membership, 'requireActive'>
  readonly writer: CaptionWriter
  /** `judgeMessage` of the engine, in a thread. */
  readonly judgeMessage: (wish: PostingWords, owner: string) => Promise<JudgedMessage>
  /** Captions without an edit that a member may request per day (São Paulo time). */
  readonly captionsPerDay: number
}

/** The content and manner of a caption; the defaults are a warm one of middle length with hashtags. */
export interface CaptionWish {
  readonly message: string
  readonly language: Language
  readonly tone?: (typeof TONES)[number] | undefined
  readonly length?: (typeof LENGTHS)[number] | undefined
  readonly hashtags?: boolean | undefined
  /** The member's profession in their own words. */
  readonly occupation?: string | undefined
}

export interface Written {
  readonly captions: z.infer<typeof caption>[]
  readonly notices: Notice[]
}

export interface ComposeOptions {
  readonly memberId: string
  readonly seed: number
  readonly signal?: AbortSignal
}

export interface Captions {
  /**
   * Captions to choose from, counted for fair use. Refuses with `subscription_required`, `captions_used_up` or
   * `too_many_requests`, which counts when the message took too long to read.
   */
  readonly writeCaptions: (memberId: string, wish: CaptionWish) => Promise<Written>
  /** Counts one caption of the day. Refuses with `captions_used_up`. */
  readonly countCaption: (executor: Executor, memberId: string) => Promise<void>
  /** One caption for an edit, uncounted. The same seed gives the same text, another one a different text. */
  readonly composeCaption: (wish: CaptionWish, options: ComposeOptions) => Promise<Written>
}

export function createCaptions({ db, clock, membership, writer, judgeMessage, captionsPerDay }: CaptionsDeps): Captions {
  const count = async (executor: Executor, memberId: string) => {
    const day = businessDay(clock.now())
    if (!(await countCaption(executor, { memberId, day, limit: captionsPerDay }))) refuse('captions_used_up')
  }
  const write = async (wish: CaptionWish, { choices, seed, signal, memberId }: ComposeOptions & { choices: number }) => {
    const { captions, isFallback } = await writer.write(orderOf(wish, choices, seed), { signal, owner: memberId })
    return {
      captions: captions.map(({ text, hashtags }) => ({ text, hashtags: [...hashtags] })),
      notices: noticesOf(await judgeMessage(wish, memberId), isFallback),
    }
  }

  return {
    countCaption: count,
    composeCaption: (wish, options) => write(wish, { choices: 1, ...options }),
    writeCaptions: async (memberId, wish) => {
      await membership.requireActive(memberId)
      const now = clock.now()
      await count(db, memberId)
      try {
        return await write(wish, { memberId, choices: CHOICES, seed: now.getTime() % 2 ** 31 })
      } catch (error) {
        const isUsed = error instanceof Refusal && error.isUsed
        if (!isUsed) await returnCaption(db, { memberId, day: businessDay(now) })
        throw error
      }
    },
  }
}

function orderOf(wish: CaptionWish, count: number, seed: number) {
  return {
    message: wish.message,
    language: wish.language,
    tone: wish.tone ?? 'warm',
    length: wish.length ?? 'medium',
    hashtags: wish.hashtags ?? true,
    ...(wish.occupation ? { occupation: wish.occupation } : {}),
    count,
    seed,
  }
}

function noticesOf({ profession, leavesOutClaims }: JudgedMessage, isFallback: boolean): Notice[] {
  return [
    ...(isFallback ? ['words_fell_back' as const] : []),
    ...(leavesOutClaims ? ['claims_left_out' as const] : []),
    ...(profession ? [`posting_rules_${profession}` as const] : []),
  ]
}
