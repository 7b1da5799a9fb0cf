import { QueryClient } from '@tanstack/react-query'
import { CallError, onSessionRefused } from '#features/api.ts'
import { revalidateSession } from '#features/session/web/index.ts'

/** Only transient faults are retried: no answer, or a server error. */
function isTransient(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500)
}

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isTransient(error) },
      // an action never waits for the connection: sent later, it could be one that the member has cancelled since
      mutations: { networkMode: 'always' },
    },
  })
  // the first call after a session was ended elsewhere notices it
  onSessionRefused(() => revalidateSession(queryClient))
  return queryClient
}
