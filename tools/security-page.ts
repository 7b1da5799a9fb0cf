/** `docs/security.md`, read as the tables that it is. */
import { readFileSync } from 'node:fs'

export const securityPage = readFileSync('docs/security.md', 'utf8')

/** The lines of the tables under a heading, without their heads. */
export function rowsUnder(heading: string): readonly (readonly string[])[] {
  const [, section = ''] = securityPage.split(`\n## ${heading}\n`)
  const [own = ''] = section.split('\n## ')
  return [...own.matchAll(/^\|(.+)\|$/gm)]
    .map(([, cells = '']) => cells.split('|').map((cell) => cell.trim()))
    .filter(([first = '']) => !/^(?:-+|id|name|what)$/.test(first))
}
