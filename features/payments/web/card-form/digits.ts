/** Removes everything that is not a digit. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '')
