import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditPackages, READ_BY_HAND } from './audit-packages.ts'

const GOOD = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' }
const audited = (entry: object) =>
  auditPackages(JSON.stringify({ packages: { '': {}, 'node_modules/some': { ...GOOD, ...entry } } }))

describe('the packages of the lock file', () => {
  test('have licences compatible with ours, run no unknown script and are checked by their checksums', () => {
    expect(auditPackages(readFileSync('package-lock.json', 'utf8'))).toEqual([])
  })

  test('have the licence that a person read, where the manifest names none', () => {
    for (const [name, { file, says }] of Object.entries(READ_BY_HAND)) {
      const path = join('node_modules', name, file)
      // left out when only the packages for production are installed
      if (existsSync(join('node_modules', name))) expect(readFileSync(path, 'utf8')).toMatch(says)
    }
  })
})

describe('a package', () => {
  test.each([
    [{}, []],
    [{ license: '(MIT OR WTFPL)' }, []],
    [{ license: 'Apache-2.0 AND (LGPL-3.0-or-later OR BUSL-1.1)' }, []],
    [{ license: 'Apache-2.0 AND BUSL-1.1' }, ['some@1.0.0 comes under Apache-2.0 AND BUSL-1.1']],
    [{ license: 'GPL-2.0-only' }, ['some@1.0.0 comes under GPL-2.0-only']],
    [{ license: undefined }, ['some@1.0.0 comes under no licence']],
    [{ hasInstallScript: true }, ['some@1.0.0 runs a script when it is installed']],
    [{ integrity: 'sha1-abc' }, ['some@1.0.0 is held by no SHA-512']],
    [{ resolved: 'https://elsewhere.example/some.tgz' }, ['some@1.0.0 comes from https://elsewhere.example/some.tgz']],
  ])('%j is reported: %j', (entry, reported) => {
    expect(audited(entry)).toEqual(reported)
  })
})
