import { judge, type Load, type Step } from './judge.ts'

const HEAD = [
  'load',
  'callers',
  'answered',
  'a second',
  'p50 ms',
  'p99 ms',
  'refused, told when',
  'lost',
  '`/healthz` p99 ms',
  'server MB',
  'holds',
]

/** A Markdown table, its head first: a row for each step, and one for the bare server. */
export function tableOf(loads: readonly Load[]): string {
  const rows = loads.flatMap((load) => {
    const { name, steps, bare, meanwhile, note } = load
    const breaches = judge(load)
    const verdict = [breaches.length === 0 ? 'yes' : `FAILED: ${breaches.join('; ')}`, note].filter((text) => text !== '')
    return [
      ...steps.map((step, index) => {
        const isLast = index === steps.length - 1
        const whole = isLast ? [Math.round(meanwhile.healthP99), meanwhile.peakMb, verdict.join('; ')] : ['', '', '']
        return [name, ...cellsOf(step), ...whole]
      }),
      ...(bare ? [[`${name}, bare Fastify`, ...cellsOf(bare), '', '', '']] : []),
    ]
  })
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function cellsOf({ callers, answered, perSecond, p50, p99, refused, lost }: Step): readonly (string | number)[] {
  const rate = perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)
  return [callers, answered, rate, Math.round(p50), Math.round(p99), refused, lost]
}
