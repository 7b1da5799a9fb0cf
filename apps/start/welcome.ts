import type { Env } from '#platform/env.ts'

/** The one short block that a successful start prints. */
export function composeWelcome(env: Env, dataDir: string): string {
  const sandbox = `http://localhost:${env.sandboxPort}`
  const rows: [label: string, text: string][] = [
    ['Address', env.publicUrl],
    ...(env.isSandbox ? sandboxRows(env, sandbox) : []),
    ['Data', dataDir],
    ['Stop', 'Ctrl-C'],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  return ['', 'Mandou is running.', '', ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`), ''].join('\n')
}

function sandboxRows(env: Env, sandbox: string): [label: string, text: string][] {
  const phones: [label: string, text: string][] = [
    ...env.courtesyPhones
      .slice(0, 1)
      .map((phone): [string, string] => ['Try as', `${phone}  (a member; the plan is a courtesy)`]),
    ...env.adminPhones.slice(0, 1).map((phone): [string, string] => ['or as', `${phone}  (the administrator)`]),
  ]
  return [
    ['Sandbox', `${sandbox}  (stand-ins for every provider; no real message, no real money)`],
    ...phones,
    ['Sign in', `type the phone at ${env.publicUrl}; the code appears at ${sandbox}`],
  ]
}
