/**
 * `npm run audit`: checks licences, scripts and checksums of all packages by the lock file, then queries npm's registry for known
 * vulnerabilities of those for production. What the registry does not answer is reported and fails nothing.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { auditPackages } from './audit-packages.ts'
import { readAudit } from './read-audit.ts'

const breaches = auditPackages(readFileSync('package-lock.json', 'utf8'))
for (const breach of breaches) console.log(breach)
console.log(
  breaches.length === 0 ? 'Licences, scripts and checksums: as they should be' : `${breaches.length} breaches in the lock file`,
)

const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const
const { stdout, stderr, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], options)
const result = readAudit(stdout, error ? error.message : stderr)
console.log(result.text)
if (result.isBad) console.log('npm audit --omit=dev lists them.')
process.exitCode = result.isBad || breaches.length > 0 ? 1 : 0
