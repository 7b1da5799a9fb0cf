/** The door of captions: words for a picture, or alone. */
export { type Captions, type CaptionWish, createCaptions } from './captions.ts'
export { captionsRoutes } from './routes.ts'
