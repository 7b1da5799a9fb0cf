import { DEFAULT_LANGUAGE } from '#phrases/shape.ts'

/** Shared by the browser and prerendered pages, so that both show the same text. */
export const I18N_OPTIONS = {
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'common',
  load: 'currentOnly',
  // React escapes already
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
} as const
