import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '#platform/postgres/connect.ts'
import { restartDatabase } from './restart-database.ts'
import { startDatabase } from './start-database.ts'
import { RESTART_LIMITS } from './restart-policy.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandou-keep-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const selectOne = (url: string) => withClient(url, async (client) => (await client.query('SELECT 1 AS one')).rows)

test('the database restarts at the same address when it was killed, and stays down when it was stopped', async () => {
  const lines: string[] = []
  const care = {
    dataDir: join(folder, 'postgres'),
    isDisposable: true,
    say: (line: string) => lines.push(line),
    restartLimits: { ...RESTART_LIMITS, firstPauseMs: 5 },
    onGivenUp: () => lines.push('given up'),
  }
  const database = await restartDatabase(care)
  const [pid] = (await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => lines).toContain('The database is back.')
  expect(await selectOne(database.url)).toEqual([{ one: 1 }])
  await database.stop()
  await expect(selectOne(database.url)).rejects.toThrow(/ECONNREFUSED/)
  expect(lines).toHaveLength(2)
})

test('a configured database that does not answer is named without its password', async () => {
  const care = { dataDir: folder, say: () => undefined, restartLimits: RESTART_LIMITS, onGivenUp: () => undefined }
  const refusal = startDatabase('postgres://me:a-secret@127.0.0.1:1/mine', care)
  await expect(refusal).rejects.toThrow(/database of DATABASE_URL cannot be used/)
  await expect(refusal).rejects.not.toThrow(/a-secret/)
})
