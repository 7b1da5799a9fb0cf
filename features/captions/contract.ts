import * as z from 'zod/mini'
import { LANGUAGES } from '#phrases/languages.ts'
import { endpoints, memberText, moment, ok, phoneField } from '../endpoint.ts'

export const TONES = ['warm', 'professional', 'playful', 'direct'] as const
export const LENGTHS = ['short', 'medium', 'long'] as const
export const MESSAGE_MAX = 500
export const CAPTION_MAX = 2200
/** How many captions a request names as seen. */
export const SEEN_MAX = 12

/** The wishes for a caption, alone or with a picture. */
export const captionWishes = {
  tone: z.optional(z.enum(TONES)),
  length: z.optional(z.enum(LENGTHS)),
  language: z.optional(z.enum(LANGUAGES)),
}

/** Warnings about a result; each has a text in `phrases`, and a line in `result-warnings.ts`. */
export const RESULT_WARNINGS = [
  'words_fell_back',
  'images_fell_back',
  'posting_rules_dentistry',
  'posting_rules_medicine',
  'posting_rules_psychology',
  'posting_rules_nutrition',
  'posting_rules_physiotherapy',
  'posting_rules_law',
  'subject_unsure',
  'low_resolution',
  'first_frame_only',
  'end_missing',
  'seen_from_above',
  'moved_above',
  'shown_as_print',
  'words_guessed',
  'claims_left_out',
  'headline_emoji_dropped',
  'change_failed',
] as const
export const warning = z.enum(RESULT_WARNINGS)
export type ResultWarning = (typeof RESULT_WARNINGS)[number]

/** What a member makes of our captions again and again; each has a sentence in `phrases`. */
export const HABITS = ['no_emoji', 'no_hashtags', 'no_call', 'short', 'long'] as const
export type Habit = (typeof HABITS)[number]

export const caption = z.object({ text: z.string(), hashtags: z.array(z.string()) })

export const captions = endpoints({
  writeCaptions: {
    method: 'POST',
    path: '/api/captions',
    summary: 'Writes captions from a one-line message; costs no edit',
    access: 'session',
    needsPhone: true,
    body: z.object({
      ...phoneField,
      message: memberText(MESSAGE_MAX).check(z.trim()),
      ...captionWishes,
      hashtags: z.optional(z.boolean()),
      // what was just offered, newest first: no caption is offered again while there are others
      seen: z.optional(z.array(memberText(CAPTION_MAX)).check(z.maxLength(SEEN_MAX))),
    }),
    reply: z.object({ captions: z.array(caption), warnings: z.array(warning) }),
    errors: ['message_missing', 'subscription_required', 'plan_held', 'captions_used_up'],
  },
  readCaptionHabits: {
    method: 'GET',
    path: '/api/captions/habits',
    summary: 'What is learned from what the member changes in captions, and from how many of them',
    access: 'session',
    query: z.object(phoneField),
    reply: z.object({
      habits: z.array(z.object({ habit: z.enum(HABITS), captions: z.int() })),
      /** Captions ordered before then count no more. */
      forgotten_at: z.nullable(moment),
    }),
    errors: [],
  },
  forgetCaptionHabits: {
    method: 'DELETE',
    path: '/api/captions/habits',
    summary: 'Forgets it: captions ordered until now count no more',
    access: 'session',
    query: z.object(phoneField),
    reply: ok,
    errors: [],
  },
})
