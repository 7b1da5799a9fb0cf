/**
 * `npm run audit`: checks licences, scripts and checksums of all packages by the lock file, then queries npm's registry for known
 * vulnerabilities of those for production. Exits with 1 for a breach or a high vulnerability, and with 2 when the registry did
 * not answer: what was not checked has not passed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { auditPackages } from './audit-packages.ts'
import { type Audit, readAudit } from './read-audit.ts'

const breaches = auditPackages(readFileSync('package-lock.json', 'utf8'))
for (const breach of breaches) console.log(breach)
console.log(
  breaches.length === 0 ? 'Licences, scripts and checksums: as they should be' : `${breaches.length} breaches in the lock file`,
)

const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], options)
const result = readAudit(stdout, error ? error.message : stderr)
console.log(result.text)
if (result.outcome === 'bad') console.log('npm audit --omit=dev lists them.')
const EXIT_CODES: Readonly<Record<Audit['outcome'], number>> = { good: 0, bad: 1, skipped: 2 }
process.exitCode = breaches.length > 0 ? 1 : EXIT_CODES[result.outcome]
