import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropServer, findRunningServer } from '#platform/postgres/run-server.ts'

test('a product whose parent and reader are gone while it starts ends by itself, its database too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandou-lost-'))
  // the database works under another account when we are root, and must pass through the folder
  await chmod(dataDir, 0o711)
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0', SANDBOX: 'on' }
  const product = fork('apps/start.ts', { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  const exit = once(product, 'exit')
  const findDatabase = () => findRunningServer(join(dataDir, 'postgres'))
  try {
    await expect.poll(findDatabase, { timeout: 120_000 }).toBeDefined()
    product.stdout?.destroy()
    product.stderr?.destroy()
    product.disconnect()
    expect(await exit).toEqual([0, null])
    expect(await findDatabase()).toBeUndefined()
  } finally {
    product.kill('SIGKILL')
    const left = await findDatabase()
    if (left) await dropServer(left.pid)
    await rm(dataDir, { recursive: true, force: true })
  }
})
