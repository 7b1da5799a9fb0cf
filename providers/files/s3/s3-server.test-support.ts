import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Settings } from './s3-file-store.ts'

export interface TestS3 {
  readonly settings: S3Settings
  readonly stop: () => Promise<void>
}

const PROCESS = fileURLToPath(new URL('./s3-process.test-support.ts', import.meta.url))

/** A real S3 server on a free port, with one empty bucket. It encrypts its page tokens with a cipher that OpenSSL calls legacy. */
export async function startTestS3(): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const bucket = 'photos'
  const server = fork(PROCESS, [directory, bucket], { execArgv: ['--openssl-legacy-provider'] })
  const [port] = (await once(server, 'message')) as [number] // as: what the process sends
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: async () => {
      server.disconnect()
      await once(server, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
