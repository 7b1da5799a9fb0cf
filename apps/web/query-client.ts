import { QueryClient } from '@tanstack/react-query'
import { CallError, onSessionRefused } from '#features/api.ts'
import { doubtSession } from '#features/session/web/index.ts'

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500)
}

export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isPassing(error) },
      // a action never waits for the connection: done by itself later, it might be one that was taken back meanwhile
      mutations: { networkMode: 'always' },
    },
  })
  // a session that was ended elsewhere is noticed by the first call that it no longer carries
  onSessionRefused(() => doubtSession(queryClient))
  return queryClient
}
