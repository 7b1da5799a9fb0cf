/** Members who came from the chat return there. The address only names the chat; the server gives its link. */
import { useSearchParams } from 'react-router'
import { useChatPlace } from '#features/chat/web/index.ts'
import type { CheckoutSearch } from '#features/paths.ts'

type ReturnTarget = NonNullable<CheckoutSearch['next']>

/** Undefined for any other value, because links can be made by anyone. */
export function useReturnTarget(): ReturnTarget | undefined {
  const [search] = useSearchParams()
  return search.get('next') === 'chat' ? 'chat' : undefined
}

/** The link to the chat, for members who came from there. */
export function useChatToReturnTo(): string | undefined {
  const isWanted = useReturnTarget() === 'chat'
  const place = useChatPlace({ isWanted })
  return isWanted ? place?.url : undefined
}
