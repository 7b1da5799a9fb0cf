/** Finds everything that a file imports or names as a module, by parsing it. */
import { posix } from 'node:path'
import {
  parseSync,
  Visitor,
  type CallExpression,
  type Comment,
  type Expression,
  type NewExpression,
  type Program,
} from 'oxc-parser'

export interface Import {
  /** A path from the root, or the name of a package. Undefined: computed while the program runs. */
  readonly target: string | undefined
  readonly isPackage: boolean
  readonly isTypeOnly: boolean
  readonly line: number
}

export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

interface FoundImport {
  readonly specifier: string | undefined
  readonly start: number
  readonly isTypeOnly?: boolean
  /** An address relative to this file, with or without a leading dot. */
  readonly isAddress?: boolean
}

interface Parsed {
  readonly program: Program
  readonly comments: readonly Comment[]
}

const parsedFiles = new WeakMap<SourceFile, Parsed>()

export function parse(file: SourceFile): Program {
  return parseOnce(file).program
}

export function commentsOf(file: SourceFile): readonly Comment[] {
  return parseOnce(file).comments
}

function parseOnce(file: SourceFile): Parsed {
  const known = parsedFiles.get(file)
  if (known) return known
  const { program, comments, errors } = parseSync(file.path, file.text)
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`)
  const parsed = { program, comments }
  parsedFiles.set(file, parsed)
  return parsed
}

export function lineOf({ text }: SourceFile, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** Imports, re-exports, `import()`, types by `import('…')`, `require`, `import.meta.resolve`, `import.meta.glob`, `new URL(…, import.meta.url)`. */
export function readImports(file: SourceFile): readonly Import[] {
  const program = parse(file)
  const found: FoundImport[] = []
  const add = (...more: FoundImport[]) => found.push(...more)
  new Visitor({
    ImportDeclaration: ({ source, start, importKind, specifiers }) => {
      const areTypes = specifiers.map((each) => each.type === 'ImportSpecifier' && each.importKind === 'type')
      const isTypeOnly = importKind === 'type' || (areTypes.length > 0 && areTypes.every(Boolean))
      add({ specifier: source.value, start, isTypeOnly })
    },
    ExportNamedDeclaration: ({ source, start, exportKind }) => {
      if (source) add({ specifier: source.value, start, isTypeOnly: exportKind === 'type' })
    },
    ExportAllDeclaration: ({ source, start, exportKind }) =>
      add({ specifier: source.value, start, isTypeOnly: exportKind === 'type' }),
    ImportExpression: ({ source, start }) => add({ specifier: textOf(source), start }),
    TSImportType: ({ source, start }) => add({ specifier: source.value, start, isTypeOnly: true }),
    CallExpression: (call) => add(...namedByCall(call, file.text)),
    NewExpression: (made) => add(...namedByUrl(made, file.text)),
  }).visit(program)
  return found.map((each) => resolve(each, file))
}

function namedByCall({ callee, arguments: [first], start }: CallExpression, text: string): FoundImport[] {
  const name = text.slice(callee.start, callee.end)
  if (name === 'import.meta.glob')
    return stringsOf(first)
      .filter((each) => !each.startsWith('!'))
      .map((specifier) => ({ specifier, start, isAddress: true }))
  if (!/^(import\.meta\.resolve|(\w*[rR]equire)(\.resolve)?)$/.test(name)) return []
  return [{ specifier: textOf(first), start }]
}

function namedByUrl({ callee, arguments: [first, base], start }: NewExpression, text: string): FoundImport[] {
  if (text.slice(callee.start, callee.end) !== 'URL' || !base) return []
  if (text.slice(base.start, base.end) !== 'import.meta.url') return []
  return [{ specifier: textOf(first), start, isAddress: true }]
}

type Argument = Expression | { readonly type: 'SpreadElement' } | undefined

function stringsOf(node: Argument): string[] {
  if (node?.type !== 'ArrayExpression') return [textOf(node)].filter((each) => each !== undefined)
  return node.elements.map((each) => textOf(each ?? undefined)).filter((each) => each !== undefined)
}

/** The text of a literal; of a template, the part before its first placeholder when that names a folder. */
function textOf(node: Argument): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const head = node.quasis[0]?.value.raw ?? ''
  return node.quasis.length === 1 || head.includes('/') ? head : undefined
}

function resolve({ specifier, start, isTypeOnly = false, isAddress = false }: FoundImport, file: SourceFile): Import {
  const known = { isTypeOnly, line: lineOf(file, start) }
  if (specifier === undefined) return { ...known, target: undefined, isPackage: false }
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('#')) return { ...known, target: posix.normalize(bare.slice(1)), isPackage: false }
  if (!isAddress && !bare.startsWith('.') && !bare.startsWith('/')) return { ...known, target: bare, isPackage: true }
  return { ...known, target: posix.join(posix.dirname(file.path), bare), isPackage: false }
}
