/**
 * Patterns that are written as text: `text.search('a+')` builds a pattern, which neither a literal nor `RegExp` shows. `split`,
 * `replace` and `replaceAll` take a text as it is.
 */

/** The text of a pattern is put together at the call. */
export const UNKNOWN = Symbol('unknown')

interface TextPattern {
  readonly source: string
  readonly flags: string
}

interface Node {
  readonly type: string
  readonly callee?: unknown
  readonly arguments?: readonly unknown[]
  readonly property?: unknown
  readonly name?: unknown
  readonly value?: unknown
  readonly id?: unknown
  readonly init?: unknown
  readonly expressions?: readonly unknown[]
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The flags with which each method builds a pattern of a text: ECMAScript 2025, 22.1.3. */
const METHODS: Readonly<Record<string, string>> = { search: '', match: '', matchAll: 'g' }

/** Names of a file that stand for a text. */
export type TextConstants = ReadonlyMap<string, string | typeof UNKNOWN>

export function textConstantsIn(program: unknown): TextConstants {
  const found = new Map<string, string | typeof UNKNOWN>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    if (node.type === 'VariableDeclarator' && isNode(node.id) && typeof node.id.name === 'string') {
      const text = textOf(node.init, found)
      if (text !== undefined) found.set(node.id.name, text)
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/** @returns undefined for a call that builds no pattern of a text */
export function patternInCall(node: unknown, constants: TextConstants): TextPattern | typeof UNKNOWN | undefined {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const { property } = node.callee
  const method = isNode(property) && typeof property.name === 'string' ? property.name : ''
  if (!Object.hasOwn(METHODS, method)) return undefined
  const source = textOf(node.arguments?.[0], constants)
  return typeof source === 'string' ? { source, flags: METHODS[method] ?? '' } : source
}

/** The text of an expression; undefined for one that is no text, such as a pattern. */
function textOf(node: unknown, constants: TextConstants): string | typeof UNKNOWN | undefined {
  return isNode(node) && Object.hasOwn(TEXTS, node.type) ? TEXTS[node.type]?.(node, constants) : undefined
}

type ReadText = (node: Node, constants: TextConstants) => string | typeof UNKNOWN | undefined

const TEXTS: Readonly<Record<string, ReadText>> = {
  Identifier: ({ name }, constants) => (typeof name === 'string' ? constants.get(name) : undefined),
  Literal: ({ value }) => (typeof value === 'string' ? value : undefined),
  TemplateLiteral: ({ expressions, quasis }) => (expressions?.length === 0 ? (quasis?.[0]?.value.cooked ?? '') : UNKNOWN),
  BinaryExpression: () => UNKNOWN,
  TaggedTemplateExpression: () => UNKNOWN,
}
