/**
 * What only configuration knows, and pages say all the same: the build leaves a place, the server fills it when it starts
 * (`platform/http/fill-places.ts`).
 */
export const PAGE_PLACES = ['publicUrl', 'legalName', 'taxId', 'address', 'supportEmail', 'sourceUrl'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** In the text of a page. */
export const pagePlace = (name: PagePlace): string => `[[${name}]]`

/** Inside a string of JSON. */
export const jsonPlace = (name: PagePlace): string => `[[json:${name}]]`
