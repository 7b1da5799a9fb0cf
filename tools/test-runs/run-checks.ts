/**
 * `npm test` and `npm run check`: run stage after stage, print how long each step took, stop after the first stage with a failed
 * step, and print the numbers of passed and failed tests.
 *
 * In `npm test`, a few failed files run once more, without anything beside them: a machine that stalls for seconds is no fault of
 * the product, and one that shares its cores does. Files that passed only then are named at the end.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { readReport } from './read-report.ts'

interface CheckStep {
  readonly name: string
  readonly command: readonly string[]
  /** The file with the step's counts. */
  readonly report?: string
  /** What runs the failed ones again. */
  readonly again?: (failed: readonly string[]) => CheckStep
}

/** More failed files than these are not the machine's fault. */
const MAX_AGAIN = 3

const REPORTS = '.cache/reports'
const REPORTERS = ['default', 'json', './tools/test-runs/stray-errors.ts'].map((reporter) => `--reporter=${reporter}`)
const spec = (name: string, ...options: string[]): CheckStep => {
  const report = join(REPORTS, `${name}.json`)
  return {
    name,
    command: ['vitest', 'run', ...REPORTERS, `--outputFile.json=${report}`, ...options],
    report,
  }
}

const repeatable = (step: CheckStep): CheckStep => ({ ...step, again: (failed) => spec(`${step.name} again`, ...failed) })
const browser = (name = 'browser', ...files: string[]): CheckStep => ({
  name,
  command: ['playwright', 'test', ...files],
  report: join(REPORTS, 'browser.json'),
})

/** Steps that run in parallel: each alone leaves cores idle. */
type ParallelSteps = readonly CheckStep[]

const BUILD: CheckStep = { name: 'build', command: ['node', join('tools', 'web-build', 'build-web.ts')] }
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
  [spec('quick', ...['quick', 'alone', 'rendered', 'rendered-alone'].flatMap((project) => ['--project', project]))],
]
const ALL: readonly ParallelSteps[] = [
  [...STATIC, BUILD],
  [repeatable(spec('specs', '--project', '!timed')), FUZZ],
  [repeatable(spec('timed', '--project', 'timed'))],
  [{ ...browser(), again: (failed) => browser('browser again', ...failed) }],
]

const stages = process.argv[2] === 'all' ? ALL : QUICK
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const startedAt = performance.now()
const counts = { passed: 0, failed: 0 }
const passedAlone: string[] = []
let failed: readonly string[] = []
for (const stage of stages) {
  const areGood = await Promise.all(stage.map((step) => run(step, stage.length > 1)))
  for (const [place, step] of stage.entries()) areGood[place] = await countStep(step, areGood[place] === true)
  failed = stage.filter((_, place) => areGood[place] === false).map(({ name }) => name)
  if (failed.length > 0) break
}
console.log(`\n${failed.length > 0 ? `Failed at: ${failed.join(', ')}` : 'All is well'} (${secondsSince(startedAt)} s)`)
for (const file of passedAlone) console.log(`Failed beside others and passed by itself: ${file}`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(failed.length > 0 ? 1 : 0)

/** Adds a step's tests to the counts, and runs its few failed files again. @returns whether all is well now */
async function countStep({ report, again }: CheckStep, isGood: boolean): Promise<boolean> {
  const first = readReport(report)
  const areFew = first.failedFiles.length > 0 && first.failedFiles.length <= MAX_AGAIN
  // what belongs to no test may have come from a file that passed, and would not show again
  const isRepeated = again !== undefined && areFew && first.strayErrors === 0
  const isGoodNow = isGood || (isRepeated && (await run(again(first.failedFiles), false)))
  const mended = isGoodNow ? first.failed : 0
  counts.passed += first.passed + mended
  counts.failed += first.failed - mended
  if (mended > 0) passedAlone.push(...first.failedFiles)
  return isGoodNow
}

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
