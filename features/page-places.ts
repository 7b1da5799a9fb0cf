/**
 * Placeholders for values that only configuration has: the build writes them into pages, the server fills them when it starts
 * (`platform/http/fill-places.ts`).
 */
export const PAGE_PLACES = ['publicUrl', 'legalName', 'taxId', 'address', 'supportEmail', 'sourceUrl'] as const
export type PagePlace = (typeof PAGE_PLACES)[number]

/** A placeholder in the text of a page. */
export const pagePlace = (name: PagePlace): string => `[[${name}]]`

/** A placeholder inside a JSON string. */
export const jsonPlace = (name: PagePlace): string => `[[json:${name}]]`
