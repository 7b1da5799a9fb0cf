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
import type { caption, Habit, LENGTHS, ResultWarning, TONES } from '../contract.ts'
import type { StoredCaption, Learned } from './habits.ts'
import { countCaption, findForgetting, recordForgetting, returnCaption } from './queries.ts'

/** How many captions to choose from a message alone gets. */
const CHOICES = 3

export interface CaptionsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly membership: Pick<Membership, 'requireActive'>
  readonly writer: CaptionWriter
  /** Where all members are, ISO 3166; nothing where several countries are served. It tells the coin of prices. */
  readonly country?: string | undefined
  /** `assessMessage` of the engine, in a thread. */
  readonly assessMessage: (wish: PostingWords, owner: string) => Promise<AssessedMessage>
  /** Our last captions for the member and what became of them, oldest first: of those ordered after `since`. */
  readonly listStored: (
    executor: Executor,
    which: { readonly memberId: string; readonly since: Date | undefined; readonly limit: number },
  ) => Promise<readonly StoredCaption[]>
  /** `readHabits`, in a thread. */
  readonly readHabits: (captions: readonly StoredCaption[], owner: string) => Promise<readonly Learned[]>
  /** Captions without an edit that a member may request per day (São Paulo time). */
  readonly captionsPerDay: number
}

/** How many of a year's captions are read to learn habits. */
const MAX_CAPTIONS_READ = 150

/** The content and manner of a caption; what is not wished is as the member's habits are, else warm, of middle length and with hashtags. */
export interface CaptionWish {
  readonly message: string
  readonly language: Language
  readonly tone?: (typeof TONES)[number] | undefined
  readonly length?: (typeof LENGTHS)[number] | undefined
  readonly hashtags?: boolean | undefined
  /** The member's profession in their own words. */
  readonly occupation?: string | undefined
  /** The member's last captions as they were saved, newest first: they tell how not to begin again. */
  readonly former?: readonly string[] | undefined
  /** Captions that were just offered, newest first: none is offered again while there are others. */
  readonly seen?: readonly string[] | undefined
}

export interface Written {
  readonly captions: z.infer<typeof caption>[]
  readonly warnings: ResultWarning[]
  /** Also those of the member's brand. */
  readonly areHashtagsWanted: boolean
}

export interface Habits {
  readonly learned: readonly Learned[]
  /** Captions ordered before then count no more. */
  readonly forgottenAt: Date | undefined
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
  readonly findHabits: (executor: Executor, memberId: string) => Promise<Habits>
  readonly forgetHabits: (memberId: string) => Promise<void>
}

export function createCaptions(deps: CaptionsDeps): Captions {
  const { db, clock, membership, writer, assessMessage, captionsPerDay } = deps
  const count = async (executor: Executor, memberId: string) => {
    const day = businessDay(clock.now())
    if (!(await countCaption(executor, { memberId, day, limit: captionsPerDay }))) refuse('captions_used_up')
  }
  const write = async (wish: CaptionWish, { choices, seed, signal, memberId }: ComposeOptions & { choices: number }) => {
    const { learned } = await findHabits(deps, db, memberId)
    const order = orderOf(wish, new Set(learned.map(({ habit }) => habit)), businessDay(clock.now()))
    const { captions, isFallback } = await writer.write(
      { ...order, country: deps.country, count: choices, seed },
      { signal, owner: memberId },
    )
    return {
      areHashtagsWanted: order.hashtags,
      captions: captions.map(({ text, hashtags }) => ({ text, hashtags: [...hashtags] })),
      warnings: warningsOf(await assessMessage(wish, memberId), isFallback),
    }
  }

  return {
    countCaption: count,
    returnCaption: (executor, { memberId, at }) => returnCaption(executor, { memberId, day: businessDay(at) }),
    composeCaption: (wish, options) => write(wish, { choices: 1, ...options }),
    findHabits: (executor, memberId) => findHabits(deps, executor, memberId),
    forgetHabits: (memberId) => recordForgetting(db, memberId, clock.now()),
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

async function findHabits(deps: CaptionsDeps, executor: Executor, memberId: string): Promise<Habits> {
  const forgottenAt = await findForgetting(executor, memberId)
  const kept = await deps.listStored(executor, { memberId, since: forgottenAt, limit: MAX_CAPTIONS_READ })
  return { learned: kept.length === 0 ? [] : await deps.readHabits(kept, memberId), forgottenAt }
}

function orderOf(wish: CaptionWish, habits: ReadonlySet<Habit>, today: string): Omit<CaptionOrder, 'count' | 'seed'> {
  const tone = wish.tone ?? 'warm'
  return {
    message: wish.message,
    language: wish.language,
    tone,
    length: wish.length ?? usualLength(habits),
    hashtags: wish.hashtags ?? !habits.has('no_hashtags'),
    // who asks for a playful one wants them this time
    emoji: !habits.has('no_emoji') || tone === 'playful',
    callToAction: !habits.has('no_call'),
    former: [...(wish.seen ?? []), ...(wish.former ?? [])],
    today,
    ...(wish.occupation ? { occupation: wish.occupation } : {}),
  }
}

function usualLength(habits: ReadonlySet<Habit>): CaptionOrder['length'] {
  if (habits.has('short')) return 'short'
  return habits.has('long') ? 'long' : 'medium'
}

function warningsOf({ profession, leavesOutClaims }: AssessedMessage, isFallback: boolean): ResultWarning[] {
  return [
    ...(isFallback ? ['words_fell_back' as const] : []),
    ...(leavesOutClaims ? ['claims_left_out' as const] : []),
    ...(profession ? [`posting_rules_${profession}` as const] : []),
  ]
}
