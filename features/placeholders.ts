/**
 * Placeholders for values that only configuration has: the build writes them into pages, the server fills them when it starts
 * (`platform/http/fill-places.ts`).
 */
export const PLACEHOLDERS = ['publicUrl', 'legalName', 'taxId', 'address', 'supportEmail', 'sourceUrl'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** A placeholder in the text of a page. */
export const placeholder = (name: Placeholder): string => `[[${name}]]`

/** A placeholder inside a JSON string. */
export const jsonPlaceholder = (name: Placeholder): string => `[[json:${name}]]`
