/** `verb` is a form of a verb and nothing else ("traz"), `act` one that may be a thing as well ("corte"). */
export const SORTS = ['verb', 'act', 'thing', 'quality'] as const
export type Sort = (typeof SORTS)[number]
