import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from './use-debounced-value.ts'

/**
 * Why a text is too long, and by how many UTF-16 units, as the server counts. It follows the typing at its pauses, since a screen
 * reader speaks every change.
 */
export function useTooLong(text: string, limit: number): string | undefined {
  const { t } = useTranslation()
  const over = useDebouncedValue(text.length) - limit
  return over > 0 && text.length > limit ? t('tooLong', { limit, over }) : undefined
}
