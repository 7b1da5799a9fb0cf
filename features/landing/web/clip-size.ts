/** Pixels of the films, as `tools/make-demo-videos.ts` makes them: the ratio of a phone, twice the size on the page. */
export const CLIP_SIZE = { width: 720, height: 1280 } as const
