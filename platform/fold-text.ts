/** How texts are compared when people search: without capitals and accents, whatever language they are of. */

/** What Unicode takes a letter apart into: "ř" is an "r" and one of these. */
const SIGNS = String.raw`[\u0300-\u036f]`
/** Letters that Unicode does not take apart, and what each is looked for as: large ones too, as not every database knows their small ones. */
const APART = 'øØłŁđĐıðÐħĦŧŦ'
const PLAIN = 'oOlLdDidDhHtT'

const plainOf = new Map(Array.from(APART, (letter, at) => [letter, PLAIN.charAt(at)]))
const everySign = new RegExp(SIGNS, 'gu')

export function foldText(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(everySign, '')
  return Array.from(bare, (letter) => plainOf.get(letter) ?? letter)
    .join('')
    .toLowerCase()
}

/** The same by the database, which keeps folded words in generated columns. @param text an expression of SQL */
export function foldInSql(text: string): string {
  return `lower(translate(regexp_replace(normalize(${text}, NFKD), '${SIGNS}', '', 'g'), '${APART}', '${PLAIN}'))`
}

/** Takes their meaning from the signs that `like` reads as patterns. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
