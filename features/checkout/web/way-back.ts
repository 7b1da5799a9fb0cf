/** Whoever came from the chat goes back there. The address names it alone: where it is, the server says. */
import { useSearchParams } from 'react-router'
import { useChatPlace } from '#features/chat/web/index.ts'
import type { CheckoutSearch } from '#features/paths.ts'

type WayBack = NonNullable<CheckoutSearch['next']>

/** Undefined for everything else that somebody's link may have there. */
export function useWayBack(): WayBack | undefined {
  const [search] = useSearchParams()
  return search.get('next') === 'chat' ? 'chat' : undefined
}

/** Where the chat opens, for whoever came from there. */
export function useChatToReturnTo(): string | undefined {
  const isWanted = useWayBack() === 'chat'
  const place = useChatPlace({ isWanted })
  return isWanted ? place?.url : undefined
}
