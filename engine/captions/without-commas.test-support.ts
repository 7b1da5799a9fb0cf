/** A text without the commas between its words, which are learned and counted in `lines/held-out-lines.spec.ts`. */
export const withoutCommas = (text: string): string => text.replaceAll(/,(?= )/gu, '')
