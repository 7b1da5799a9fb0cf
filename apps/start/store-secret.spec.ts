import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeSecret, listFormerSecrets, rotateSecret } from './store-secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mandou-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

it('a folder keeps its secret', () => {
  expect(storeSecret(dataDir, 'secret')).toBe(storeSecret(dataDir, 'secret'))
  expect(listFormerSecrets(dataDir)).toEqual([])
})

it('a rotated secret keeps the ones before it, the newest first, for this account alone', async () => {
  const first = storeSecret(dataDir, 'secret')
  rotateSecret(dataDir)
  const second = storeSecret(dataDir, 'secret')
  rotateSecret(dataDir)
  expect(new Set([first, second, storeSecret(dataDir, 'secret')]).size).toBe(3)
  expect(listFormerSecrets(dataDir)).toEqual([second, first])
  expect((await stat(join(dataDir, 'former-secrets'))).mode & 0o777).toBe(0o600)
  expect(await readFile(join(dataDir, 'former-secrets'), 'utf8')).toBe(`${second}\n${first}\n`)
})
