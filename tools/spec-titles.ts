/** Reads the titles of a spec's tests without running it. */
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The titles of every `test` and `it` of a file, those of tables with their places (`%s`) as they are written. */
export function titlesIn(path: string): ReadonlySet<string> {
  const titles = new Set<string>()
  collect(parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' }), titles)
  return titles
}

function collect(value: unknown, titles: Set<string>): void {
  if (!isNode(value)) return
  if (value['type'] === 'CallExpression' && ['test', 'it'].includes(rootOf(value['callee']))) {
    const [first] = value['arguments'] as readonly unknown[] // as: of every call
    if (isNode(first) && typeof first['value'] === 'string') titles.add(first['value'])
  }
  for (const child of Object.values(value)) collect(child, titles)
}

/** `test` of `test.each([…])`, `it` of `it.skip`. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee['type'] === 'Identifier') return String(callee['name'])
  return rootOf(callee['object'] ?? callee['callee'] ?? callee['tag'])
}
