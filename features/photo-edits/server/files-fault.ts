import { ProviderFault } from '#platform/errors.ts'
import type { FilesFaultCode } from '#providers/files/port.ts'

export function isFilesFault(error: unknown, code: FilesFaultCode): boolean {
  return error instanceof ProviderFault && error.provider === 'files' && error.code === code
}
