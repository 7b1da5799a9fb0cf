/** With a plan, members return to where they came from: the chat, whose link the server gives, or a screen of this site. */
import { useSearchParams } from 'react-router'
import { useChatPlace } from '#features/chat/web/index.ts'
import { sameSitePath } from '#features/paths.ts'

/** Undefined for anything else, because links can be made by anyone. */
export function useReturnTarget(): string | undefined {
  const [search] = useSearchParams()
  const next = search.get('next')
  return next === 'chat' ? next : sameSitePath(next)
}

/** The link to the chat, for members who came from there. */
export function useChatToReturnTo(): string | undefined {
  const isWanted = useReturnTarget() === 'chat'
  const place = useChatPlace({ isWanted })
  return isWanted ? place?.url : undefined
}

/** The screen that the member came from, such as a picture of the trial. */
export function useScreenToReturnTo(): string | undefined {
  const target = useReturnTarget()
  return target === 'chat' ? undefined : target
}
