import { QueryClient } from '@tanstack/react-query'
import { CallError } from '#features/api.ts'

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500)
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isPassing(error) } },
  })
}
