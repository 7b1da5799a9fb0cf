import { CallError } from '#features/api.ts'

/** The server's sentence for whom nothing is sold to. Any other failure keeps nobody from the form: the order itself says more. */
export function holdOf(error: Error | null): string | undefined {
  return error instanceof CallError && error.failure.code === 'plan_held' ? error.failure.error : undefined
}
