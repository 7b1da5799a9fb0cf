import { useTranslation } from 'react-i18next'
import type { Format } from '#features/photo-edits/contract.ts'

/** Their names in the phrases; a format itself contains a colon, which separates namespaces there. */
const PHRASES = { '4:5': 'portrait', '1:1': 'square', '9:16': 'story', original: 'original' } as const

interface FormatNames {
  /** As on a button: 4:5. */
  readonly shortName: (format: Format) => string
  /** In words. */
  readonly name: (format: Format) => string
}

export function useFormatNames(): FormatNames {
  const { t } = useTranslation('studio')
  return {
    shortName: (format) => (format === 'original' ? t('compose.originalFormat') : format),
    name: (format) => t(`formats.${PHRASES[format]}`),
  }
}
