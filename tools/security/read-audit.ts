import { z } from 'zod'
import { parseJson } from '#platform/parse-json.ts'

const report = z.object({
  metadata: z.object({
    vulnerabilities: z.object({ low: z.number(), moderate: z.number(), high: z.number(), critical: z.number() }),
  }),
})
/** npm's two forms: its own summary, and what the registry answered. */
const failure = z.object({
  statusCode: z.number().optional(),
  message: z.string().optional(),
  error: z.object({ code: z.string().optional(), summary: z.string().optional() }).optional(),
})

export interface Audit {
  readonly text: string
  /** `bad`: a vulnerability is known that is high or critical. `skipped`: nothing is known, so nothing was checked. */
  readonly outcome: 'good' | 'bad' | 'skipped'
}

/**
 * What `npm audit --json` said, in one line: the vulnerabilities, or why they are unknown.
 * @param stdout of npm
 * @param stderr of npm, for when it printed no JSON
 */
export function readAudit(stdout: string, stderr: string): Audit {
  const json = parseJson(stdout)
  const counted = report.safeParse(json)
  if (counted.success) {
    const { low, moderate, high, critical } = counted.data.metadata.vulnerabilities
    const text = `Known vulnerabilities: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`
    return { text, outcome: critical + high > 0 ? 'bad' : 'good' }
  }
  return { text: `Known vulnerabilities: SKIPPED, ${reasonOf(json, stderr)}`, outcome: 'skipped' }
}

function reasonOf(json: unknown, stderr: string): string {
  const { statusCode, message, error } = failure.safeParse(json).data ?? {}
  const words = [error?.summary, message, stderr.trim().split('\n')[0]].find((each) => each !== undefined && each !== '')
  const status = statusCode ?? error?.code
  const answered = status === undefined ? 'npm gave no answer' : `npm was answered ${status}`
  return words === undefined ? answered : `${answered}: ${words}`
}
