/**
 * Which specs `npm run check` runs, and which only `npm test` runs, and which begin first. A spec that imports the test database,
 * over any number of imports, is thorough without a declaration.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SPECS = '**/*.spec.{ts,tsx}'
const ELSEWHERE = ['**/node_modules/**', 'dist/**', 'data/**', 'e2e/**']
const DATABASE = 'platform/postgres/test-database.ts'
/** Specs that start whole programs, work on pictures or write thousands of captions. */
const LONG = [
  'apps/start/**/*.spec.ts',
  'apps/text-workers/*.spec.ts',
  'engine/**/*.spec.ts',
  'features/chat/understanding/*.spec.ts',
  'platform/postgres/**/*.spec.ts',
  'providers/images/**/*.spec.ts',
  'tools/start.spec.ts',
]
/**
 * These take the longest. Begun last, as a run without earlier measurements did, they would be waited for by cores that have
 * nothing left to do.
 */
export const LONGEST: readonly string[] = [
  'engine/processes/receivers.spec.ts',
  'apps/text-workers/linear-time.spec.ts',
  'engine/cutout/cut-out.spec.ts',
  'engine/closed-engine.spec.ts',
  'engine/captions/write-captions.spec.ts',
  'engine/edit/subject-unchanged.spec.ts',
  'engine/processes/process.spec.ts',
  'features/checkout/server/cut-off.spec.ts',
  'apps/text-workers/text-workers.spec.ts',
  'features/chat/server/cases.spec.ts',
]
/**
 * Specs that compare how long the same work takes with and without an attack: other specs beside them would be in both. And the
 * one that stops workers: they have the lowest priority, so beside other specs a processor is theirs for moments only, and the end
 * of a process has a limit of seconds.
 */
const TIMED = ['apps/stopped-processes.spec.ts', 'features/photo-edits/server/fair-uploads.spec.ts']
/**
 * After a spec that replaced the timers, the real ones of its process sometimes stopped for seconds: the spec that ran next
 * waited in vain for a timer of five milliseconds. Such a spec gets a process of its own.
 */
const FAKE_TIMERS = /\bvi\.useFakeTimers\(/
/** Type imports are never run. */
const IMPORT = /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'([#.][^']+)'/gm

export interface SpecGroups {
  readonly quick: readonly string[]
  readonly thorough: readonly string[]
  /** Thorough ones that compare durations or have limits of them, and so run by themselves. */
  readonly timed: readonly string[]
  /** Quick ones that replace the timers. */
  readonly alone: readonly string[]
  /** Those that render parts of screens, which needs a document. */
  readonly rendered: readonly string[]
  /** Those of them that replace the timers. */
  readonly renderedAlone: readonly string[]
}

/** @returns paths from `root`, with slashes; every spec is in one of the six */
export function groupSpecs(root = '.'): SpecGroups {
  const importsOf = importReader(root)
  const [long, timed] = [new Set(listFiles(root, LONG)), new Set(listFiles(root, TIMED))]
  const isThorough = (spec: string) => long.has(spec) || leadsToDatabase(spec, importsOf)
  const isAlone = (spec: string) => FAKE_TIMERS.test(readFileSync(join(root, spec), 'utf8'))
  const groupOf = (spec: string): keyof SpecGroups => {
    if (spec.endsWith('.tsx')) return isAlone(spec) ? 'renderedAlone' : 'rendered'
    if (timed.has(spec)) return 'timed'
    if (isThorough(spec)) return 'thorough'
    return isAlone(spec) ? 'alone' : 'quick'
  }
  const specs = Map.groupBy(listFiles(root, [SPECS]), groupOf)
  const inGroup = (group: keyof SpecGroups) => specs.get(group) ?? []
  return {
    quick: inGroup('quick'),
    thorough: inGroup('thorough'),
    timed: inGroup('timed'),
    alone: inGroup('alone'),
    rendered: inGroup('rendered'),
    renderedAlone: inGroup('renderedAlone'),
  }
}

function listFiles(root: string, patterns: readonly string[]): readonly string[] {
  return globSync(patterns, { cwd: root, exclude: ELSEWHERE }).map((path) => path.replaceAll('\\', '/'))
}

function leadsToDatabase(spec: string, importsOf: (path: string) => readonly string[]): boolean {
  const met = new Set([spec])
  // it grows during the loop
  for (const path of met) {
    if (path === DATABASE) return true
    for (const imported of importsOf(path)) met.add(imported)
  }
  return false
}

/** Reads each file once. */
function importReader(root: string): (path: string) => readonly string[] {
  const read = new Map<string, readonly string[]>()
  return (path) => {
    const known = read.get(path) ?? listImports(root, path)
    read.set(path, known)
    return known
  }
}

function listImports(root: string, path: string): readonly string[] {
  if (!/\.tsx?$/.test(path)) return []
  const text = readFileSync(join(root, path), 'utf8')
  return [...text.matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name),
  )
}

/** Vitest's order, but for the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // a stable sort
    return sorted.sort((a, b) => placeOf(a) - placeOf(b))
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.indexOf(relative('.', moduleId).replaceAll('\\', '/'))
  return place === -1 ? LONGEST.length : place
}
