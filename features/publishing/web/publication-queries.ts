/** What the studio asks about posts at Instagram, and how it asks anew after a action. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { type Publication, type PublicationState, publishing } from '../contract.ts'
import { lookAgainAfter, lookAgainAtAll } from './publication-pace.ts'

const PUBLICATION = 'publication'
const PUBLICATIONS = 'publications'
const DRAFT = 'publication draft'

/** More pages than anybody fills in a month; a list that never ends would hang. */
const MOST_PAGES = 10

/** What the dialog opens with, once it is wanted. Its suggestions are in the language of the page. */
export function useDraft(editId: string, isWanted = true) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [DRAFT, editId, i18n.language],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(publishing.draftPublication, { query: { edit_id: editId }, signal })).draft,
    enabled: isWanted,
    // a form that is being filled in does not change under the hand
    staleTime: Infinity,
    gcTime: 0,
  })
}

const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLICATION, id],
    queryFn: async ({ signal }) => (await fetchOrThrow(publishing.getPublication, { params: { id }, signal })).publication,
  })

/** A post as it is now, looked at again for as long as something happens to it. */
export function usePublication(id: string) {
  return useQuery({
    ...publicationQuery(id),
    refetchInterval: ({ state: { data } }) => (data ? lookAgainAfter(data, new Date()) : false),
    refetchOnWindowFocus: 'always',
  })
}

interface PublicationFilter {
  readonly editId?: string
  readonly state?: PublicationState
  readonly from?: Date
  /** Not included. */
  readonly until?: Date
}

/** Every post that the filter lets through. */
export function usePublications({ editId, state, from, until }: PublicationFilter) {
  const query = {
    ...(editId !== undefined && { edit_id: editId }),
    ...(state && { state }),
    ...(from && { from: from.toISOString() }),
    ...(until && { until: until.toISOString() }),
  }
  return useQuery({
    queryKey: [PUBLICATIONS, query],
    queryFn: ({ signal }) => listAll(query, signal),
    staleTime: 5_000,
    refetchInterval: ({ state: { data } }) => (data ? lookAgainAtAll(data, new Date()) : false),
    refetchOnWindowFocus: 'always',
  })
}

async function listAll(
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
  { after, pagesLeft = MOST_PAGES }: { after?: string | undefined; pagesLeft?: number } = {},
): Promise<Publication[]> {
  const page = await fetchOrThrow(publishing.listPublications, { query: { ...query, ...(after && { after }) }, signal })
  if (page.next === undefined || pagesLeft === 1) return page.publications
  return [...page.publications, ...(await listAll(query, signal, { after: page.next, pagesLeft: pagesLeft - 1 }))]
}

/** Takes over what the server says of a post, and has every list asked anew. */
export function rememberPublication(queryClient: QueryClient, publication: Publication): void {
  queryClient.setQueryData(publicationQuery(publication.id).queryKey, publication)
  void queryClient.invalidateQueries({ queryKey: [PUBLICATIONS] })
  void queryClient.invalidateQueries({ queryKey: [DRAFT, publication.edit_id], refetchType: 'none' })
}

/** Has everything about posts asked anew. */
export function usePublicationRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const key of [PUBLICATION, PUBLICATIONS]) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
