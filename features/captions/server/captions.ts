import { businessDay } from '#features/business-zone.ts'
import type { AssessedMessage, PostingWords } from '#engine/captions/posting-notice.ts'
import type { CaptionOrder } from '#engine/types.ts'
import type { Membership } from '#features/membership/server/index.ts'
import type { Language } from '#phrases/shape.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Executor } from '#platform/database.ts'
import { Refusal, refuse } from '#platform/errors.ts'
import type { CaptionWriter } from '#providers/words/port.ts'
import type * as z from 'zod/mini'
import type { caption, LENGTHS, Notice, TONES } from '../contract.ts'
import { readHabits } from './habits.ts'
import { countCaption, returnCaption } from './queries.ts'

/** How many captions to choose from a message alone gets. */
const CHOICES = 3

export interface CaptionsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly membership: Pick<Membership, 'requireActive'>
  readonly writer: CaptionWriter
  /** `assessMessage` of the engine, in a thread. */
  readonly assessMessage: (wish: PostingWords, owner: string) => Promise<AssessedMessage>
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
  /** The member's last captions as they were saved, newest first: they tell what is kept, and how not to begin again. */
  readonly former?: readonly string[] | undefined
  /** Captions that were just offered, newest first: they tell no habits, and none is offered again while there are others. */
  readonly seen?: readonly string[] | undefined
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
  /** Takes back one that was counted then and not written. */
  readonly returnCaption: (executor: Executor, counted: { readonly memberId: string; readonly at: Date }) => Promise<void>
  /** One caption for an edit, uncounted. The same seed gives the same text, another one a different text. */
  readonly composeCaption: (wish: CaptionWish, options: ComposeOptions) => Promise<Written>
}

export function createCaptions({ db, clock, membership, writer, assessMessage, captionsPerDay }: CaptionsDeps): Captions {
  const count = async (executor: Executor, memberId: string) => {
    const day = businessDay(clock.now())
    if (!(await countCaption(executor, { memberId, day, limit: captionsPerDay }))) refuse('captions_used_up')
  }
  const write = async (wish: CaptionWish, { choices, seed, signal, memberId }: ComposeOptions & { choices: number }) => {
    const { captions, isFallback } = await writer.write(
      { ...orderOf(wish, businessDay(clock.now())), count: choices, seed },
      { signal, owner: memberId },
    )
    return {
      captions: captions.map(({ text, hashtags }) => ({ text, hashtags: [...hashtags] })),
      notices: noticesOf(await assessMessage(wish, memberId), isFallback),
    }
  }

  return {
    countCaption: count,
    returnCaption: (executor, { memberId, at }) => returnCaption(executor, { memberId, day: businessDay(at) }),
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

function orderOf(wish: CaptionWish, today: string): Omit<CaptionOrder, 'count' | 'seed'> {
  const former = wish.former ?? []
  const habits = readHabits(former)
  const tone = wish.tone ?? 'warm'
  return {
    message: wish.message,
    language: wish.language,
    tone,
    length: wish.length ?? habits.length ?? 'medium',
    hashtags: wish.hashtags ?? habits.hashtags,
    // who asks for a playful one wants them this time
    emoji: habits.emoji || tone === 'playful',
    former: [...(wish.seen ?? []), ...former],
    today,
    ...(wish.occupation ? { occupation: wish.occupation } : {}),
  }
}

function noticesOf({ profession, leavesOutClaims }: AssessedMessage, isFallback: boolean): Notice[] {
  return [
    ...(isFallback ? ['words_fell_back' as const] : []),
    ...(leavesOutClaims ? ['claims_left_out' as const] : []),
    ...(profession ? [`posting_rules_${profession}` as const] : []),
  ]
}
