/**
 * `fields=id,name,owner{id}`: https://developers.facebook.com/docs/graph-api/guides/field-expansion. Modifiers such as
 * `.limit(5)` are read and ignored; edges are not expanded.
 */
import { parameterError } from './errors.ts'

/** A field, with the wanted subfields. */
export type Fields = ReadonlyMap<string, Fields>

/** A node's fields by name; an undefined one is left out, a missing one does not exist. */
export type GraphNode = Readonly<Record<string, unknown>>

const TOKEN = /[\w-]+|[{},]|\.[a-z]+\([^)]*\)/g

/** @throws GraphError for what is no list of fields */
export function parseFields(text: string): Fields {
  const tokens = text.match(TOKEN) ?? []
  const read = (): Fields => {
    const fields = new Map<string, Fields>()
    let last = ''
    for (let token = tokens.shift(); token !== undefined && token !== '}'; token = tokens.shift()) {
      if (token === '{') fields.set(last, read())
      else if (token !== ',' && !token.startsWith('.')) {
        last = token
        fields.set(token, new Map())
      }
    }
    return fields
  }
  const fields = read()
  if (tokens.length > 0) throw parameterError('Syntax error "Expected end of string" in the fields.')
  return fields
}

/** The id is always included. @throws GraphError for a field that this kind of node does not have */
export function selectFields(node: GraphNode, kind: string, fields: Fields): GraphNode {
  const selected: Record<string, unknown> = {}
  for (const [name, inner] of fields) {
    if (!Object.hasOwn(node, name)) throw parameterError(`Tried accessing nonexisting field (${name}) on node type (${kind})`)
    const value = node[name]
    if (value !== undefined) selected[name] = isNode(value) ? selectInner(value, name, inner) : value
  }
  return node['id'] === undefined ? selected : { ...selected, id: node['id'] }
}

/** An inner node has only its id, unless fields are named; a value without an id is no node and stays whole. */
function selectInner(value: GraphNode, name: string, inner: Fields): GraphNode {
  if (inner.size > 0) return selectFields(value, name, inner)
  return value['id'] === undefined ? value : { id: value['id'] }
}

function isNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
