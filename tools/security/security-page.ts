/** Reads the tables of `docs/security.md`. */
import { readFileSync } from 'node:fs'

export const securityPage = readFileSync('docs/security.md', 'utf8')

/** The rows of the tables under a heading, without their headers. */
export function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = securityPage.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\|(.+)\|$/gm)]
    .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
    .filter(([first = '']) => !/^(?:-+|id|name|what)$/.test(first))
}
