/** The public API of captions, for a picture or alone. */
export { type Captions, type CaptionWish, createCaptions } from './captions.ts'
export type { StoredCaption, Learned } from './habits.ts'
export { exportCaptionDays, eraseCaptionDays } from './queries.ts'
export { captionsRoutes } from './routes.ts'
export { captionsSweeps } from './sweeps.ts'
