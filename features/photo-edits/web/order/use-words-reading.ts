import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'
import { photoEdits, WORDS_MAX } from '#features/photo-edits/contract.ts'
import type { WordsReading } from '#features/photo-edits/words-reading.ts'

/** Shorter texts say nothing yet. */
const SHORTEST = 3

/** How the text would be understood, requested whenever the typing pauses; undefined until it is known. */
export function useWordsReading(words: string): WordsReading | undefined {
  const { i18n } = useTranslation()
  const text = useDebouncedValue(words.trim())
  const isWorthAsking = text.length >= SHORTEST && text.length <= WORDS_MAX
  const { data } = useQuery({
    queryKey: ['words', i18n.language, text],
    queryFn: ({ signal }) => fetchOrThrow(photoEdits.readWords, { body: { words: text }, signal }),
    enabled: isWorthAsking,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  return isWorthAsking && words.trim() !== '' ? data : undefined
}
