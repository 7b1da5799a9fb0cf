/**
 * `npm run audit`: queries npm's registry for known vulnerabilities of the packages for production. Without the network it says
 * so and passes.
 */
import { spawnSync } from 'node:child_process'
import { z } from 'zod'

const report = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() }),
  }),
})

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', shell: process.platform === 'win32' })
const told = report.safeParse(parseJson(stdout))
if (told.success) {
  const { low, moderate, high, critical } = told.data.metadata.vulnerabilities
  console.log(`Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`)
  if (critical + high > 0) console.log('npm audit --omit=dev lists them.')
  process.exitCode = critical + high > 0 ? 1 : 0
} else console.log('SKIPPED: the registry did not answer')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
