/**
 * The videos of the front page: seconds at which what they show changes, by which `tools/make/demo-videos` draws them and the page
 * changes the text beside them. There is no lettering in them, so that one set serves every language. It stands among what the front page
 * alone uses: elsewhere the bundler would put it into the app's own script, and the page would load all of that.
 */

import type { Trade } from '../trades.ts'

/** Pixels of the videos, the ratio of a post: nearly twice the size on the page. */
export const VIDEO_SIZE = { width: 480, height: 600 } as const

/** The end of each video shows its result, unmoved; the page opens a video there. */
export const RESULT_SECONDS = 2.6

export const VIDEOS = {
  /** Several trades, one after the other. */
  hero: { file: 'hero', seconds: 11.2, cues: [] },
  /** The photo, its crop, its light, the post. */
  photoToPost: { file: 'photo-to-post', seconds: 10.4, cues: [0, 2, 4.4, 7.6] },
  /** The photo, then a backdrop each. */
  changeBackdrop: { file: 'change-backdrop', seconds: 10.2, cues: [0, 2, 4.2, 6.4] },
  /** The photo, the words, the result. */
  describeBackdrop: { file: 'describe-backdrop', seconds: 10.4, cues: [0, 1.2, 5.2] },
  /** The message, then one sentence of the caption after the other. */
  describeMessage: { file: 'describe-message', seconds: 11, cues: [0, 4.4, 6, 7.6] },
} as const
/** The videos of the four ways to ask, of which each trade has its own, in a folder of its name. */
export const DEMOS = ['photoToPost', 'changeBackdrop', 'describeBackdrop', 'describeMessage'] as const
export type Demo = (typeof DEMOS)[number]

/** Whose pictures are shown to visitors of whom the page knows no trade. */
export const VIDEO_TRADES = {
  hero: ['salao', 'unhas', 'confeitaria', 'comida'],
  photoToPost: 'salao',
  changeBackdrop: 'confeitaria',
  describeBackdrop: 'pele',
  describeMessage: 'unhas',
} as const satisfies Record<Demo, Trade> & { readonly hero: readonly Trade[] }

/** A file of `features/landing/media` without its ending. @param trade whose video it is; left out, that of several trades */
export function videoFile(video: keyof typeof VIDEOS, trade?: Trade): string {
  const { file } = VIDEOS[video]
  return trade === undefined ? file : `${trade}/${file}`
}

/** The places in `TRADE_BACKDROPS` of the backdrops that are tapped one after the other; the last one stays. */
export const TAPPED_BACKDROPS = [1, 2, 0] as const
