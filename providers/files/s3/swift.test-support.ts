/** OpenStack Swift with its S3 layer, from Debian's packages: an S3 server of other authors than the one that npm brings. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { TestS3 } from './s3-server.test-support.ts'

export const SWIFT_PACKAGES = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'] as const

const PYTHON = '/usr/bin/python3'
const PROCESS = fileURLToPath(new URL('./swift.test-support.py', import.meta.url))
const [ACCOUNT, USER, KEY] = ['mandou', 'photos', 'secret']

export function isSwiftInstalled(): boolean {
  return SWIFT_PACKAGES.every((name) => existsSync(`/usr/bin/${name}-server`))
}

/** On a free port, with one empty bucket. It ends with this process. */
export async function startTestSwift(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'swift-'))
  const server = spawn(PYTHON, [PROCESS, folder, ACCOUNT, USER, KEY], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const port = await Promise.race([once(server.stdout, 'data'), ended]).then(([said]) => Number(String(said)))
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'photos',
    accessKeyId: `${ACCOUNT}:${USER}`,
    secretAccessKey: KEY,
  }
  const stop = async () => {
    server.stdin.end()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await createBucket(settings)
  } catch (error) {
    await stop()
    throw error
  }
  return { settings, stop }
}

async function createBucket({ endpoint, region, bucket, ...credentials }: TestS3['settings']): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
}
