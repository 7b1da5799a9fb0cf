import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { useDebouncedValue } from '#features/use-debounced-value.ts'
import { photoEdits, WORDS_MAX } from '#features/photo-edits/contract.ts'
import { needOf } from '#features/photo-edits/operations.ts'
import type { WordsReading } from '#features/photo-edits/words-reading.ts'
import type { Choices } from './choices.ts'

/** Shorter texts say nothing yet. */
const SHORTEST = 3

/** How the text would be understood, requested whenever the typing pauses; undefined until it is known. */
export function useWordsReading(words: string): WordsReading | undefined {
  return useReading(words).reading
}

/** Whether nothing of a described backdrop is understood, so that an order would be refused. False until it is known of this very text. */
export function useIsNothingUnderstood({ operation, words }: Pick<Choices, 'operation' | 'words'>): boolean {
  const { reading, isOfThisText } = useReading(needOf(operation) === 'words' ? words : '')
  return isOfThisText && reading?.understood.taken.length === 0
}

function useReading(words: string): { readonly reading: WordsReading | undefined; readonly isOfThisText: boolean } {
  const { i18n } = useTranslation()
  const text = useDebouncedValue(words.trim())
  const isWorthAsking = text.length >= SHORTEST && text.length <= WORDS_MAX
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['words', i18n.language, text],
    queryFn: ({ signal }) => fetchOrThrow(photoEdits.readWords, { body: { words: text }, signal }),
    enabled: isWorthAsking,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  const reading = isWorthAsking && words.trim() !== '' ? data : undefined
  return { reading, isOfThisText: text === words.trim() && !isPlaceholderData }
}
