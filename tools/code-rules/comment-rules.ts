/** What renames by a tool leave behind in comments: names of code as words of a sentence, and articles of the words before. */
import type { Fault } from './check-imports.ts'
import { commentsOf, lineOf, type SourceFile } from './read-imports.ts'

/** Code, quotations, addresses and paths, and the names that tags document. */
const NO_PROSE = /`[^`]*`|“[^”]*”|"[^"]*"|\S*[/.]\S+|@param (?:\{[^}]*\} )?\S+|(?:eslint|oxlint|biome)-disable.*/g
const NAME_OF_CODE = /(?<![\w$@#-])(?!(?:dB|kB|sRGB|vLLM)\b)[a-z]+[A-Z]\w*/
/** "One" and "euro" begin with a consonant to the ear. */
const WRONG_ARTICLE = /\b[Aa] (?!one|once|euro)[aeio][a-z]+/

export function checkComments(file: SourceFile): readonly Fault[] {
  return commentsOf(file).flatMap(({ value, start }) => {
    const prose = value.replaceAll(NO_PROSE, ' ')
    const fault = (found: string, why: string) => ({
      path: file.path,
      message: `${file.path}:${lineOf(file, start)} says "${found}" in a comment: ${why}`,
    })
    const [name] = NAME_OF_CODE.exec(prose) ?? []
    const [article] = WRONG_ARTICLE.exec(prose) ?? []
    return [
      ...(name === undefined ? [] : [fault(name, 'a name of code stands in backticks, or an ordinary word is meant')]),
      ...(article === undefined ? [] : [fault(article, 'the article belongs to another word')]),
    ]
  })
}
