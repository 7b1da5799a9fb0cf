/**
 * What to do with a picture that is too tall or too wide for Instagram's feed: post a part of it, or all of it on a plain mat.
 */
export type FeedFit = 'crop' | 'pad'

export interface FeedPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}
