/** Whether a system call failed with this code, such as ENOENT. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Whether the database failed, here or in a cause, with a code of this class: its first two characters. */
export function hasErrorClass(error: unknown, errorClass: string): boolean {
  if (!(error instanceof Error)) return false
  const isOfClass =
    'code' in error && typeof error.code === 'string' && error.code.length === 5 && error.code.startsWith(errorClass)
  return isOfClass || hasErrorClass(error.cause, errorClass)
}
