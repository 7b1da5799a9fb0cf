import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { captions } from '../contract.ts'

export const CAPTION_HABITS = 'caption-habits'

/** What was learned from the member's captions. */
export function useCaptionHabits() {
  const { phone } = useMember()
  return useQuery({
    queryKey: [CAPTION_HABITS, phone],
    queryFn: ({ signal }) => fetchOrThrow(captions.readCaptionHabits, { query: { phone }, signal }),
  })
}
