/** How texts are compared when people search: without capitals and accents. The database folds alike, in a generated column. */

/** Accented letters of the product's four languages, and what each is looked for as. PostgreSQL's `translate` takes the same two. */
export const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñ'
export const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn'

const plainOf = new Map(Array.from(ACCENTED, (letter, at) => [letter, PLAIN.charAt(at)]))

export function foldText(text: string): string {
  return Array.from(text.normalize('NFC').toLowerCase(), (letter) => plainOf.get(letter) ?? letter).join('')
}

/** Takes their meaning from the signs that `like` reads as patterns. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
