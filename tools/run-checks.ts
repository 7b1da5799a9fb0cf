/**
 * `npm test` and `npm run check`: run stage after stage, print how long each step took, stop after the first stage with a failed
 * step, and print the numbers of passed and failed tests.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

interface CheckStep {
  readonly name: string
  readonly command: readonly string[]
  /** The file with the step's counts. */
  readonly report?: string
}

const REPORTS = '.cache/reports'
const spec = (name: string, ...options: string[]): CheckStep => {
  const report = join(REPORTS, `${name}.json`)
  return {
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options],
    report,
  }
}

/** Steps that run in parallel: each alone leaves cores idle. */
type ParallelSteps = readonly CheckStep[]

const BUILD: CheckStep = { name: 'build', command: ['node', join('tools', 'build-web.ts')] }
// a seed and a fixed number of cases: every call in every role once, and a few more
const FUZZ: CheckStep = {
  name: 'fuzz',
  command: ['node', '--import', './platform/quick-imports.ts', join('fuzz', 'fuzz.ts'), '--cases', '640', '--table'],
}

/** Beside other steps, because each uses one core; without them the specs would wait for a quarter of a minute. */
const LEARN: ParallelSteps = [
  { name: 'weights', command: ['node', join('features', 'chat', 'understanding', 'classifier', 'build-weights.ts')] },
  { name: 'words', command: ['node', join('engine', 'captions', 'dictionary', 'build-words.ts')] },
]

const STATIC: ParallelSteps = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the browser half', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'schema', command: ['node', join('tools', 'schema.ts'), 'compare'] },
  ...LEARN,
]
const QUICK: readonly ParallelSteps[] = [
  STATIC,
  [spec('quick', '--project', 'quick', '--project', 'alone', '--project', 'rendered')],
]
const ALL: readonly ParallelSteps[] = [
  [...STATIC, BUILD],
  [spec('specs', '--project', '!timed'), FUZZ],
  [spec('timed', '--project', 'timed')],
  [{ name: 'browser', command: ['playwright', 'test'], report: join(REPORTS, 'browser.json') }],
]

interface Counts {
  readonly passed: number
  readonly failed: number
}

const stages = process.argv[2] === 'all' ? ALL : QUICK
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const startedAt = performance.now()
let failed: readonly string[] = []
for (const stage of stages) {
  const outcomes = await Promise.all(stage.map((step) => run(step, stage.length > 1)))
  failed = stage.filter((_, place) => outcomes[place] === false).map(({ name }) => name)
  if (failed.length > 0) break
}
const counts = stages.flat().map(readCounts)
const total = (count: keyof Counts) => counts.reduce((sum, each) => sum + each[count], 0)
console.log(`\n${failed.length > 0 ? `Failed at: ${failed.join(', ')}` : 'All is well'} (${secondsSince(startedAt)} s)`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/** The output of parallel steps is printed at their end, so that it stays together. */
async function run({ name, command: [program = '', ...args] }: CheckStep, isBeside: boolean): Promise<boolean> {
  const begun = performance.now()
  if (!isBeside) console.log(`\n── ${name}`)
  const PATH = [join('node_modules', '.bin'), process.env.PATH].join(delimiter)
  const output = isBeside ? 'pipe' : 'inherit'
  const child = spawn(program, args, {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => printed.push(piece))
  const [code] = (await once(child, 'close')) as [number | null] // as: the documented arguments of this event
  if (isBeside) process.stdout.write(`\n── ${name}\n${Buffer.concat(printed).toString()}`)
  console.log(`   ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${secondsSince(begun)} s`)
  return code === 0
}

function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1)
}

/** Vitest and Playwright report their counts in different formats; a step that never ran has none. */
function readCounts({ report }: CheckStep): Counts {
  try {
    const outcome = JSON.parse(readFileSync(report ?? '', 'utf8')) as Report // as: both tools document their reports
    return {
      passed: outcome.numPassedTests ?? outcome.stats?.expected ?? 0,
      failed: outcome.numFailedTests ?? outcome.stats?.unexpected ?? 0,
    }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

interface Report {
  readonly numPassedTests?: number
  readonly numFailedTests?: number
  readonly stats?: { readonly expected: number; readonly unexpected: number }
}
