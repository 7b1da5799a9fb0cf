/** Where photos and results are stored. */
import { join } from 'node:path'
import type { Env } from '#platform/env.ts'
import { createDiskFileStore } from '#providers/files/disk/disk-file-store.ts'
import type { FileStore } from '#providers/files/port.ts'
import { createS3FileStore } from '#providers/files/s3/s3-file-store.ts'

export function chooseFileStore(env: Env): FileStore {
  return env.s3 ? createS3FileStore(env.s3) : openLocalFiles(env)
}

/** The folder that holds the files where no bucket is configured. */
export function openLocalFiles({ dataDir }: Pick<Env, 'dataDir'>): FileStore {
  return createDiskFileStore({ directory: join(dataDir, 'files') })
}
