import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

/** Closed to other accounts of the machine: cutouts are members' photos. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/** Writes a temporary file and renames it, so that readers and other writers only ever see a whole file. */
export async function writeFileWhole(path: string, pieces: readonly Uint8Array[]): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(temporary, 'wx', PRIVATE_FILE)
    try {
      for (const piece of pieces) await file.writeFile(piece)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
