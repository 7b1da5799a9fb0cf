/** The page's queries about the member's Instagram account, and their refresh. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { instagram, type Social } from '../contract.ts'

/** The common key of all these queries. */
export const everythingOfInstagram = ['instagram'] as const
const PROFILE_STALE_MS = 5 * 60_000

/** The connection; null for none. */
export function useSocial() {
  const { phone } = useMember()
  return useQuery({
    queryKey: [...everythingOfInstagram, 'social'],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(instagram.getSocialAuth, { query: { phone, provider: 'instagram' }, signal })).social,
    refetchOnWindowFocus: 'always',
  })
}

/** The account as Instagram has it. Kept for a while, because each reading costs a call to Instagram. */
export const profileQuery = ({ social_token, social_id }: Pick<Social, 'social_token' | 'social_id'>) =>
  queryOptions({
    queryKey: ['instagram', 'profile', social_token, social_id],
    queryFn: ({ signal }) =>
      fetchOrThrow(instagram.readInstagramUser, { body: { accessToken: social_token, userId: social_id }, signal }),
    staleTime: PROFILE_STALE_MS,
    retry: false,
  })

const FIRST_LOOK_MS = 1000

/** The progress of a dialog, polled while the code is exchanged. */
export const dialogQuery = (id: string) =>
  queryOptions({
    queryKey: ['instagram', 'dialog', id],
    queryFn: async ({ signal }) => (await fetchOrThrow(instagram.getDialog, { params: { id }, signal })).dialog,
    refetchInterval: ({ state: { data } }) => (data?.state === 'working' ? FIRST_LOOK_MS : false),
    staleTime: 0,
    gcTime: 0,
  })
