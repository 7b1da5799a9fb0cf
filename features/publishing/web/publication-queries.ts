/** The studio's queries about posts, and their refresh after an action. */
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { photoEdits } from '#features/photo-edits/contract.ts'
import { type Publication, type PublicationState, publishing } from '../contract.ts'
import { refetchAfter, refetchAllAfter } from './progress/publication-pace.ts'

const PUBLICATION = 'publication'
const PUBLICATIONS = 'publications'
const DRAFT = 'publication draft'
/** The studio's lists of edits begin with this key, too: what changes one of them changes all. */
const EDITS = 'edits'

/** More pages than a month can have; without a limit, a cursor that never ends would hang. */
const MOST_PAGES = 10

/** The initial values of the dialog. Suggestions are in the language of the page. */
export function useDraft(editId: string, isWanted = true) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: [DRAFT, editId, i18n.language],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(publishing.draftPublication, { query: { edit_id: editId }, signal })).draft,
    enabled: isWanted,
    // a form must not change while it is being filled in
    staleTime: Infinity,
    gcTime: 0,
  })
}

const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: [PUBLICATION, id],
    queryFn: async ({ signal }) => (await fetchOrThrow(publishing.getPublication, { params: { id }, signal })).publication,
  })

/** A post, polled for as long as it may change. */
export function usePublication(id: string) {
  return useQuery({
    ...publicationQuery(id),
    refetchInterval: ({ state: { data } }) => (data ? refetchAfter(data, new Date()) : false),
    refetchOnWindowFocus: 'always',
  })
}

interface PublicationFilter {
  readonly editId?: string
  readonly state?: PublicationState
  readonly from?: Date
  /** Excluded. */
  readonly until?: Date
}

/** Every post that matches the filter. */
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
    refetchInterval: ({ state: { data } }) => (data ? refetchAllAfter(data, new Date()) : false),
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

/** The newest finished pictures that are neither published nor scheduled. Those with a mark wait for a plan. */
export function useFinishedEdits({ isWanted = true } = {}) {
  return useQuery({
    queryKey: [EDITS, 'to publish'],
    queryFn: async ({ signal }) =>
      (await fetchOrThrow(photoEdits.listEdits, { query: { state: 'done', post: 'draft' }, signal })).edits.filter(
        ({ watermarked }) => !watermarked,
      ),
    enabled: isWanted,
    staleTime: 5_000,
    refetchOnWindowFocus: 'always',
  })
}

/** Stores the server's answer about a post, and refetches every list. */
export function rememberPublication(queryClient: QueryClient, publication: Publication): void {
  queryClient.setQueryData(publicationQuery(publication.id).queryKey, publication)
  void queryClient.invalidateQueries({ queryKey: [PUBLICATIONS] })
  void queryClient.invalidateQueries({ queryKey: [EDITS] })
  void queryClient.invalidateQueries({ queryKey: [DRAFT, publication.edit_id], refetchType: 'none' })
}

/** Refetches everything about posts. */
export function usePublicationRefresh(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const key of [PUBLICATION, PUBLICATIONS]) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
