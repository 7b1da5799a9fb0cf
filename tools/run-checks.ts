/**
 * `npm test` and `npm run check`: runs the steps one after the other, tells how long each took, stops at the first
 * that fails, and closes with the number of tests that passed and failed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Where the step leaves its counts. */
  readonly report?: string
}

const REPORTS = '.cache/reports'
const spec = (name: string, ...options: string[]): Step => {
  const report = join(REPORTS, `${name}.json`)
  return {
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options],
    report,
  }
}

const STATIC: readonly Step[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the browser half', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'unused', command: ['knip'] },
]
/** What starts the real network, whole programs or a database of its own takes minutes: `npm test` runs it. */
const SLOW = [
  'engine/*.spec.ts',
  'engine/{backdrop,command,cutout,edit,model}/**',
  'apps/start/**',
  'platform/postgres/**',
  'tools/start.spec.ts',
  '**/{killed-worker,whole-edit}.spec.ts',
]
const QUICK: readonly Step[] = [...STATIC, spec('quick', ...SLOW.flatMap((pattern) => ['--exclude', pattern]))]
const ALL: readonly Step[] = [
  ...STATIC,
  spec('specs'),
  { name: 'build', command: ['node', join('tools', 'build-web.ts')] },
  { name: 'browser', command: ['playwright', 'test'], report: join(REPORTS, 'browser.json') },
]

interface Counts {
  readonly passed: number
  readonly failed: number
}

const steps = process.argv[2] === 'all' ? ALL : QUICK
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })
const startedAt = performance.now()
let failedStep: string | undefined
for (const step of steps) {
  failedStep = (await run(step)) ? undefined : step.name // oxlint-disable-line no-await-in-loop -- two cores: side by side they only wait for each other
  if (failedStep) break
}
const counts = steps.map(readCounts)
const total = (count: keyof Counts) => counts.reduce((sum, each) => sum + each[count], 0)
console.log(`\n${failedStep ? `Failed at: ${failedStep}` : 'All is well'} (${secondsSince(startedAt)} s)`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exit(failedStep ? 1 : 0)

async function run({ name, command: [program = '', ...args] }: Step): Promise<boolean> {
  const begun = performance.now()
  console.log(`\n── ${name}`)
  const PATH = [join('node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32', env: { ...process.env, PATH } })
  const [code] = (await once(child, 'exit')) as [number | null] // as: the documented arguments of this event
  console.log(`   ${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${secondsSince(begun)} s`)
  return code === 0
}

function secondsSince(begun: number): string {
  return ((performance.now() - begun) / 1000).toFixed(1)
}

/** Vitest and Playwright tell their counts in different words; a step that never ran has none. */
function readCounts({ report }: Step): Counts {
  try {
    const told = JSON.parse(readFileSync(report ?? '', 'utf8')) as Report // as: both tools document their reports
    return {
      passed: told.numPassedTests ?? told.stats?.expected ?? 0,
      failed: told.numFailedTests ?? told.stats?.unexpected ?? 0,
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
