import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { photoEdits, type View } from '#features/photo-edits/contract.ts'

/**
 * The ready backdrops with names in the member's language, first those that suit a photo taken from `view`. They change only with
 * a release.
 */
export function useBackdrops(view?: View) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['backdrops', i18n.language, view ?? ''],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(photoEdits.listBackdrops, { query: { ...(view && { view }) }, signal })).backdrops,
    staleTime: Infinity,
    // or the gallery would close, and lose the keyboard, when the angle of the photo becomes known
    placeholderData: (previous, query) => (query?.queryKey[1] === i18n.language ? previous : undefined),
  })
}
