/** How search compares texts: without capitals and accents, in any language. */
import { type SQL, sql } from 'drizzle-orm'

/** The combining marks that Unicode decomposition produces: "ř" becomes "r" and one of these. */
const SIGNS = String.raw`[\u0300-\u036f]`
/**
 * Letters that Unicode does not decompose, and what each is searched as; capitals too, since not every database knows their lower
 * case.
 */
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

/** The same in SQL, for generated columns of folded text. @param text an expression of SQL */
export function foldInSql(text: string): string {
  return `lower(translate(regexp_replace(normalize(${text}, NFKD), '${SIGNS}', '', 'g'), '${APART}', '${PLAIN}'))`
}

/** The same in a query. */
export function foldedIn(text: SQL): SQL {
  return sql`lower(translate(regexp_replace(normalize(${text}, NFKD), ${SIGNS}, '', 'g'), ${APART}, ${PLAIN}))`
}

/** Escapes the characters that `like` interprets as patterns. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
