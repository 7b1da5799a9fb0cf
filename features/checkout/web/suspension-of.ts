import { CallError } from '#features/api.ts'

/** The server's reason for members who cannot buy. Other failures do not hide the form: the order itself reports more. */
export function suspensionOf(error: Error | null): string | undefined {
  return error instanceof CallError && error.failure.code === 'plan_held' ? error.failure.error : undefined
}
