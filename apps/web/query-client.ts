import { QueryClient } from '@tanstack/react-query'
import { CallError, onSessionRefused } from '#features/api.ts'
import { revalidateSession } from '#features/session/web/index.ts'

/** Only faults that may pass are retried: no answer, or a server error. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500)
}

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isPassing(error) },
      // an action never waits for the connection: sent later by itself, it could be one that the member took back
      mutations: { networkMode: 'always' },
    },
  })
  // the first call after a session was ended elsewhere notices it
  onSessionRefused(() => revalidateSession(queryClient))
  return queryClient
}
