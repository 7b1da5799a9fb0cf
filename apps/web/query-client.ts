import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '#features/api.ts'
import { doubtSession } from '#features/sign-in/web/use-session.ts'

/** Only what may pass by itself is tried again: no answer, or a server in trouble. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && (error.failure.status === 0 || error.failure.status >= 500)
}

export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    // a session that was ended elsewhere is noticed by the first call that it no longer carries
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallError && error.failure.code === 'unauthorised') doubtSession(queryClient)
      },
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry: (count, error) => count < 2 && isPassing(error) } },
  })
  return queryClient
}
