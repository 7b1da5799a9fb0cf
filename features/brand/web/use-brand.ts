import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallError, CallError as Failed, fetchOrThrow, upload } from '#features/api.ts'
import type { Input } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { brands, logoUpload } from '../contract.ts'

export type BrandFields = Input<(typeof brands)['saveBrand']['body']>['brand']

const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => fetchOrThrow(brands.getBrand, { signal }),
})

/** The member's brand and the faces to choose from; undefined until loaded. */
export function useBrand() {
  return useQuery(brandQuery)
}

/** Saves the whole brand. */
export function useSaveBrand() {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (brand: BrandFields) => fetchOrThrow(brands.saveBrand, { body: { phone, brand } }),
    onSuccess: (saved) => queryClient.setQueryData(brandQuery.queryKey, saved),
  })
}

/** Sends a logo as a photo, which is checked like every other. @returns the photo's id */
export function useSendLogo() {
  return useMutation<string, CallError, File>({
    mutationFn: async (file) => {
      const form = new FormData()
      form.set('photo', file)
      form.set('first_frame', 'true')
      const sent = await upload(logoUpload, { form })
      if (!sent.ok) throw new Failed(sent)
      return sent.data.photo.id
    },
  })
}
