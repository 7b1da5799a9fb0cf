/** Reads the titles of a spec's tests without running it. */
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The titles of every `test` and `it` of a file, those of tables with their placeholders (`%s`). */
export function titlesIn(path: string): ReadonlySet<string> {
  const file = parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const nodes = [...nodesIn(file)]
  // `const onPosix = test.skipIf(…)` defines one more name for it
  const names = new Set(['test', 'it'])
  for (const { type, id, init } of nodes) if (type === 'VariableDeclarator' && names.has(rootOf(init))) names.add(rootOf(id))
  return new Set(
    nodes
      .filter(({ type, callee }) => type === 'CallExpression' && names.has(rootOf(callee)))
      .map((call) => (call['arguments'] as readonly unknown[])[0]) // as: of every call
      .filter(isNode)
      .map(({ value }) => value)
      .filter((value) => typeof value === 'string'),
  )
}

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/** `test` of `test.each([…])`, `it` of `it.skip`; empty when it is no name. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee['type'] === 'Identifier') return String(callee['name'])
  return rootOf(callee['object'] ?? callee['callee'] ?? callee['tag'])
}
