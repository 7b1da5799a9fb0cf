import { queryOptions } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { photoEdits } from '#features/photo-edits/contract.ts'

export const photoQuery = (id: string) =>
  queryOptions({
    queryKey: ['photo', id],
    queryFn: async ({ signal }) => (await fetchOrThrow(photoEdits.getPhoto, { params: { id }, signal })).photo,
  })
