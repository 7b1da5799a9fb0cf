/** Every pattern of the product: those written in its sources, and those that its modules build when they are loaded. */

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseAst } from 'vite'
import { patternInCall, textConstantsIn, UNKNOWN } from './text-patterns.ts'

export interface Pattern {
  readonly source: string
  readonly flags: string
  /** `file:line` where it is written, or built. */
  readonly place: string
}

export interface Patterns {
  readonly all: readonly Pattern[]
  /** Sources that build patterns of which none was built while they were loaded. */
  readonly unseen: readonly string[]
}

const ROOT = pathToFileURL(`${join(import.meta.dirname, '../..')}/`)
const FOLDERS = ['apps', 'engine', 'features', 'phrases', 'platform', 'providers', 'ui']
/** No outside input reaches these. */
const FOR_TESTS = /\.(?:spec|fixture)\.tsx?$|\.test-support\.tsx?$|\.d\.ts$/
/** Modules with side effects when loaded, or that need a browser. None of them may build a pattern. */
const NOT_LOADED =
  /\.tsx$|^apps\/|^ui\/|\/web\/|^engine\/(?!words\/|captions\/)|^features\/chat\/understanding\/(?:measure|command|classifier\/build-weights)\.ts$|^engine\/captions\/dictionary\/build-words\.ts$/

interface Node {
  readonly type: string
  readonly start: number
  readonly callee?: unknown
  readonly name?: unknown
  readonly regex?: { readonly pattern: string; readonly flags: string }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Loads the product's modules: run it in a separate process. */
export async function listPatterns(): Promise<Patterns> {
  const files = listSources()
  const read = files.map(readSource)
  const built = watchBuilding()
  // each may depend on the modules loaded before it
  for (const file of files) if (!NOT_LOADED.test(file)) await import(new URL(file, ROOT).href)
  const all = new Map(
    [...read.flatMap(({ written }) => written), ...built].map((pattern) => [`${pattern.flags}/${pattern.source}`, pattern]),
  )
  const places = new Set(built.map(({ place }) => place))
  return { all: [...all.values()], unseen: read.flatMap(({ building }) => building).filter((place) => !places.has(place)) }
}

function listSources(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...FOLDERS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  // a file that was deleted is listed until its deletion is committed
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !FOR_TESTS.test(file) && existsSync(new URL(file, ROOT)))
}

function readSource(file: string): { written: Pattern[]; building: string[] } {
  const code = readFileSync(new URL(file, ROOT), 'utf8')
  const written: Pattern[] = []
  const building: string[] = []
  const program = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body
  const constants = textConstantsIn(program)
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node)) return
    const place = () => `${file}:${code.slice(0, node.start).split('\n').length}`
    if (node.regex) written.push({ source: node.regex.pattern, flags: node.regex.flags, place: place() })
    const hidden = patternInCall(node, constants)
    if (hidden === UNKNOWN) building.push(place())
    else if (hidden) written.push({ ...hidden, place: place() })
    if (/^(?:New|Call)Expression$/.test(node.type) && isNode(node.callee) && node.callee.name === 'RegExp') building.push(place())
    Object.values(node).forEach(visit)
  }
  visit(program)
  return { written, building }
}

/** Records every pattern that our modules build from now on. */
function watchBuilding(): Pattern[] {
  const built: Pattern[] = []
  globalThis.RegExp = new Proxy(RegExp, {
    construct: (target, given, made) => {
      const pattern: unknown = Reflect.construct(target, given, made)
      const place = placeOf(new Error('where?').stack ?? '')
      if (pattern instanceof target && place !== undefined) built.push({ source: pattern.source, flags: pattern.flags, place })
      return pattern as object // as: what was constructed
    },
  })
  return built
}

/** Undefined when a package builds it. */
function placeOf(stack: string): string | undefined {
  const [, , caller = ''] = stack.split('\n').filter((line) => line.includes('file://') || line.startsWith('Error'))
  const [, path, line] = /(file:\/\/\S+?):(\d+):\d+\)?$/.exec(caller) ?? []
  if (path === undefined || !path.startsWith(ROOT.href) || path.includes('/node_modules/')) return undefined
  return `${decodeURIComponent(path.slice(ROOT.href.length))}:${line}`
}
