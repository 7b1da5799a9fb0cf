import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { MESSAGE_MAX } from '#features/captions/contract.ts'
import { layouts } from '#features/photo-edits/layout-contract.ts'
import type { PostTexts } from '#features/photo-edits/layouts.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'

interface Written {
  /** The line for the caption. */
  readonly message: string
  readonly headline: string
}

/** What an order would set on the picture: the title, price and date of the line, and the headline instead of its title. */
export function useLineTexts({ message, headline }: Written): PostTexts {
  const { i18n } = useTranslation()
  const line = useDebouncedValue(message.trim())
  const title = useDebouncedValue(headline.trim())
  const isWorthAsking = line !== '' && line.length <= MESSAGE_MAX
  const { data } = useQuery({
    queryKey: ['line', i18n.language, line],
    queryFn: async ({ signal }) => (await fetchOrThrow(layouts.readLine, { body: { line }, signal })).texts,
    enabled: isWorthAsking,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return { ...(isWorthAsking && data), ...(title !== '' && { title }) }
}
