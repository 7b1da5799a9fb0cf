/** What is left of a number when everything that only makes it readable is taken out. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '')
