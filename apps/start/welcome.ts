import type { Env } from '#platform/env.ts'

type Row = [label: string, text: string]

/** What a publicly reachable sandbox means; hard to overlook on purpose. */
const EXPOSED = [
  '  ############################################################################',
  '  #  STRANGERS CAN REACH THIS PRODUCT, AND IT RUNS ON ITS SANDBOX.           #',
  '  #  Made-up cards buy plans. No code, message or post leaves this machine.  #',
  '  #  Whoever has the sandbox token below reads every code and can sign in    #',
  '  #  as anybody. Every page says so too. For a demonstration, never for      #',
  '  #  real members: those need real providers (.env.example).                 #',
  '  ############################################################################',
  '',
]

/**
 * The one short block that a successful start prints.
 * @param sandboxToken opens the sandbox's page and controls when it is publicly reachable
 */
export function composeWelcome(env: Env, dataDir: string, sandboxToken?: string): string {
  const sandbox = `http://localhost:${env.sandboxPort}`
  const rows: Row[] = [
    ['Address', env.publicUrl],
    ...(env.isSandbox ? sandboxRows(env, sandbox) : []),
    ...(env.isExposedSandbox && sandboxToken !== undefined ? [tokenRow(sandboxToken)] : []),
    ['Data', dataDir],
    ['Stop', 'Ctrl-C'],
  ]
  const width = Math.max(...rows.map(([label]) => label.length))
  const warning = env.isExposedSandbox ? EXPOSED : []
  return ['', 'Mandou is running.', '', ...warning, ...rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`), ''].join(
    '\n',
  )
}

function sandboxRows(env: Env, sandbox: string): Row[] {
  const phones: Row[] = [
    ...env.courtesyPhones.slice(0, 1).map((phone): Row => ['Try as', `${phone}  (a member; the plan is a courtesy)`]),
    ...env.adminPhones.slice(0, 1).map((phone): Row => ['or as', `${phone}  (the administrator)`]),
  ]
  return [
    ['Sandbox', `${sandbox}  (stand-ins for every provider; no real message, no real money)`],
    ...phones,
    ['Sign in', `type the phone at ${env.publicUrl}; the code appears at ${sandbox}`],
  ]
}

function tokenRow(token: string): Row {
  return ['Token', `${token}  (opens the sandbox)`]
}
