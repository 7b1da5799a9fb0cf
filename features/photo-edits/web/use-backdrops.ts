import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { photoEdits } from '../contract.ts'

/** The ready backdrops, named in the member's language. They change with a release only. */
export function useBackdrops() {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['backdrops', i18n.language],
    queryFn: async ({ signal }) => (await fetchOrThrow(photoEdits.listBackdrops, { signal })).backdrops,
    staleTime: Infinity,
  })
}
