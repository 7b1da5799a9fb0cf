/** Keeps an upload on disk while it arrives, so that slow senders use no memory. */
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newToken } from '#platform/crypto.ts'

export interface UploadSpool {
  readonly write: (arriving: AsyncIterable<Uint8Array>) => Promise<void>
  /** Everything written, in memory from here on. */
  readonly read: () => Promise<Uint8Array>
}

interface SpoolOptions {
  /** Waits until so many more bytes may be read. */
  readonly admit?: (bytes: number) => Promise<void>
  readonly folder?: string
}

/** Opens a spool for as long as `use` runs. Its file has no name, so that not even a crash leaves a photo behind. */
export async function withSpool<Result>(
  use: (spool: UploadSpool) => Promise<Result>,
  { admit = async () => {}, folder = tmpdir() }: SpoolOptions = {},
): Promise<Result> {
  const file = await openNameless(join(folder, `upload-${newToken()}`))
  try {
    return await use({
      write: async (arriving) => {
        for await (const piece of arriving) {
          await admit(piece.byteLength)
          await file.writeFile(piece)
        }
      },
      read: () => readWhole(file),
    })
  } finally {
    await file.close()
  }
}

async function openNameless(path: string): Promise<FileHandle> {
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

async function readWhole(file: FileHandle): Promise<Uint8Array> {
  const bytes = Buffer.alloc((await file.stat()).size)
  await file.read(bytes, 0, bytes.byteLength, 0)
  return bytes
}
