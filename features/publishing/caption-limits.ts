/**
 * What Instagram takes of words, counted as it counts. Asked by the server and, while typing, by the dialog.
 * https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media
 */

/** Of the caption; characters are code points. */
export const CAPTION_LIMITS = { characters: 2200, hashtags: 30, mentions: 20 } as const
/** Code points. */
export const ALT_TEXT_CHARACTERS = 1000

/** The app itself cuts after five since December 2025: more are allowed, and seldom help. */
export const WISE_HASHTAGS = 5

export type CaptionMeasures = { readonly [Measure in keyof typeof CAPTION_LIMITS]: number }
export type WordProblem = 'caption_too_long' | 'too_many_hashtags' | 'too_many_mentions' | 'alt_text_too_long'

/** Meta does not say what it takes for either: whatever looks like one counts, so that nothing is refused over there. */
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

/** Every limit that the words cross. */
export function findWordProblems(words: { readonly caption: string; readonly altText: string | undefined }): WordProblem[] {
  const measures = measureCaption(words.caption)
  const crossed = (Object.keys(CAPTION_LIMITS) as (keyof CaptionMeasures)[]) // as: the keys of a constant
    .filter((measure) => measures[measure] > CAPTION_LIMITS[measure])
    .map((measure): WordProblem => PROBLEM_OF_MEASURE[measure])
  return countCharacters(words.altText ?? '') > ALT_TEXT_CHARACTERS ? [...crossed, 'alt_text_too_long'] : crossed
}
