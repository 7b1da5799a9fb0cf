import { hasErrorCode } from '#platform/has-error-code.ts'

/** Whether a process with this number exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasErrorCode(error, 'EPERM') // alive, but owned by another account
  }
}
