/** Pixels of the films, as `tools/make-demo-videos.ts` makes them: the shape of a phone, twice what the page gives them. */
export const CLIP_SIZE = { width: 720, height: 1280 } as const
