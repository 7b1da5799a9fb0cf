/** What is counted in one source file: its lines, its functions, and what the rules of the code forbid or limit. */
import { Visitor, type Function as FunctionNode, type Program } from 'oxc-parser'
import { lineOf, parse, type SourceFile } from '../code-rules/read-imports.ts'

export interface FileMeasures {
  readonly lines: number
  readonly commentLines: number
  readonly codeLines: number
  /** Lines of each function with a body. */
  readonly functions: readonly number[]
  readonly anyTypes: number
  readonly nonNulls: number
  readonly silencedErrors: number
  readonly suppressions: number
  readonly hasDefaultExport: boolean
  /** Only re-exports. */
  readonly isBarrel: boolean
  readonly readsEnvironment: boolean
}

const SILENCED = /@ts-(?:ignore|nocheck|expect-error)/g
const SUPPRESSED = /(?:\/\/|\/\*)\s?(?:eslint|oxlint|biome)-(?:disable|ignore)/g

export function measureFile(file: SourceFile): FileMeasures {
  const program = parse(file)
  const functions: number[] = []
  let [anyTypes, nonNulls] = [0, 0]
  const addFunction = ({ body, start, end }: Pick<FunctionNode, 'start' | 'end'> & { body: { type: string } | null }) => {
    if (body?.type === 'BlockStatement') functions.push(lineOf(file, end) - lineOf(file, start) + 1)
  }
  let readsEnvironment = false
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    TSAnyKeyword: () => void (anyTypes += 1),
    TSNonNullExpression: () => void (nonNulls += 1),
    MemberExpression: ({ start, end }) => {
      if (/^(?:process|import\.meta)\.env$/.test(file.text.slice(start, end))) readsEnvironment = true
    },
  }).visit(program)
  return {
    ...countLines(file.text),
    functions,
    anyTypes,
    nonNulls,
    silencedErrors: file.text.match(SILENCED)?.length ?? 0,
    suppressions: file.text.match(SUPPRESSED)?.length ?? 0,
    hasDefaultExport: program.body.some(({ type }) => type === 'ExportDefaultDeclaration'),
    isBarrel: isBarrel(program),
    readsEnvironment,
  }
}

function isBarrel({ body }: Program): boolean {
  const reExports = body.filter(
    (each) => each.type === 'ExportAllDeclaration' || (each.type === 'ExportNamedDeclaration' && each.source !== null),
  )
  return body.length > 0 && reExports.length === body.length
}

function countLines(text: string) {
  const lines = text.replace(/\n$/, '').split('\n')
  let [commentLines, codeLines, isInBlock] = [0, 0, false]
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const isBlock = isInBlock || line.startsWith('/*') || line.startsWith('{/*')
    if (isBlock || line.startsWith('//')) commentLines += 1
    else codeLines += 1
    isInBlock = isBlock && !line.includes('*/')
  }
  return { lines: lines.length, commentLines, codeLines }
}

/** Identifiers of a file, each occurrence. */
export function identifiersOf(file: SourceFile): readonly string[] {
  const names: string[] = []
  new Visitor({
    Identifier: ({ name }) => void names.push(name),
    JSXIdentifier: ({ name }) => void names.push(name),
  }).visit(parse(file))
  return names
}
