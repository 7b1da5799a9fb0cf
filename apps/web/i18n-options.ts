import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'

/** The same for the browser and for prerendered pages, so that both say the same. */
export const I18N_OPTIONS = {
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'common',
  load: 'currentOnly',
  // React escapes by itself
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const
