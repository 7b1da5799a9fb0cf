/** Small disks in memory that can be filled. Only root may mount one. */
import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { hasErrorCode } from '#platform/has-error-code.ts'

const PIECE = Buffer.alloc(1024 * 1024, 7)

/** @returns the function that unmounts it; undefined where that is not allowed */
export function mountSmall(folder: string, megabytes: number): (() => Promise<void>) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  return async () => {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  }
}

/** Leaves no byte free. @returns the function that makes room again */
export async function fillUp(disk: string): Promise<() => Promise<void>> {
  const path = join(disk, 'filler')
  const filler = await open(path, 'w')
  try {
    for (;;) await filler.write(PIECE)
  } catch (error) {
    if (!hasErrorCode(error, 'ENOSPC')) throw error
  } finally {
    await filler.close()
  }
  return () => rm(path, { force: true })
}
