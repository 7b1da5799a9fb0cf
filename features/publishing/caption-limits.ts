/**
 * Instagram's limits on texts, counted as Instagram counts. Used by the server and, while typing, by the dialog.
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media
 */

/** Limits of a caption; characters are code points. */
export const CAPTION_LIMITS = { characters: 2200, hashtags: 30, mentions: 20 } as const
/** In code points. */
export const ALT_TEXT_CHARACTERS = 1000

/** Instagram's app cuts after five since December 2025; the API allows more, but they seldom help. */
export const WISE_HASHTAGS = 5

export type CaptionMeasures = { readonly [Measure in keyof typeof CAPTION_LIMITS]: number }
export type WordProblem = 'caption_too_long' | 'too_many_hashtags' | 'too_many_mentions' | 'alt_text_too_long'

/** Meta does not document what it counts as either, so everything that looks like one counts. */
const HASHTAG = /(?<![\p{L}\p{N}_])#[\p{L}\p{N}_]/gu
const MENTION = /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_]/gu

export function measureCaption(caption: string): CaptionMeasures {
  return {
    characters: countCharacters(caption),
    hashtags: caption.match(HASHTAG)?.length ?? 0,
    mentions: caption.match(MENTION)?.length ?? 0,
  }
}

export function countCharacters(text: string): number {
  return Array.from(text).length
}

const PROBLEM_OF_MEASURE = {
  characters: 'caption_too_long',
  hashtags: 'too_many_hashtags',
  mentions: 'too_many_mentions',
} as const satisfies Record<keyof CaptionMeasures, WordProblem>

/** Every limit that the texts exceed. */
export function findWordProblems(words: { readonly caption: string; readonly altText: string | undefined }): WordProblem[] {
  const measures = measureCaption(words.caption)
  const crossed = (Object.keys(CAPTION_LIMITS) as (keyof CaptionMeasures)[]) // as: the keys of a constant
    .filter((measure) => measures[measure] > CAPTION_LIMITS[measure])
    .map((measure): WordProblem => PROBLEM_OF_MEASURE[measure])
  return countCharacters(words.altText ?? '') > ALT_TEXT_CHARACTERS ? [...crossed, 'alt_text_too_long'] : crossed
}
