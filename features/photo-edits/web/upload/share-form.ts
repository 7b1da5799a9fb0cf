/**
 * The form that a phone sends when its owner shares photos with the app: declared in the manifest, read by the service worker.
 */
export const SHARED_FIELD = 'photo'
/** The types for which galleries offer the app; other files are judged by their content. */
export const ACCEPTED_SHARES = ['image/*', '.heic', '.heif', '.avif'] as const
