/** The form that a phone sends when its owner shares photos with us: told by the manifest, read by the service worker. */
export const SHARED_FIELD = 'photo'
/** What galleries offer us for; whatever comes all the same is judged by its content. */
export const ACCEPTED_SHARES = ['image/*', '.heic', '.heif', '.avif'] as const
