import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CallError, fetchOrThrow, unwrap, upload } from '#features/api.ts'
import type { Input } from '#features/endpoint.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Brand, brands, logoUpload } from '../contract.ts'

type BrandInput = Input<(typeof brands)['saveBrand']['body']>['brand']

/** The fields of the form. An empty text is none. */
export interface BrandFields {
  logo_photo_id: BrandInput['logo_photo_id'] | undefined
  colours: string[]
  type: BrandInput['type'] | undefined
  signature: string
  handle: string
  words: string
}

const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => fetchOrThrow(brands.getBrand, { signal }),
})

/** The member's brand and the font pairs to choose from; undefined until loaded. */
export function useBrand() {
  return useQuery(brandQuery)
}

/** Saves the whole brand. The function throws a `CallError` for a refusal. */
export function useSaveBrand(): (fields: BrandFields) => Promise<Brand> {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  return async ({ logo_photo_id, type, ...texts }) => {
    const brand = { ...texts, ...(logo_photo_id !== undefined && { logo_photo_id }), ...(type !== undefined && { type }) }
    const saved = await fetchOrThrow(brands.saveBrand, { body: { phone, brand } })
    queryClient.setQueryData(brandQuery.queryKey, saved)
    return saved.brand
  }
}

/** Sends a logo as a photo, which is checked like every other. @returns the photo's id */
export function useSendLogo() {
  return useMutation<string, CallError, File>({
    mutationFn: async (file) => {
      const form = new FormData()
      form.set('photo', file)
      form.set('first_frame', 'true')
      return unwrap(await upload(logoUpload, { form })).photo.id
    },
  })
}
