import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#phrases/shape.ts'
import { chosenLanguage, showLanguage } from './i18n.ts'
import { reloadIfStale } from './reload-stale-page.ts'

/** Shows the page in the only language of its screen, or else in the chosen one. @returns whether the screen may be shown yet */
export function useScreenLanguage(only: Language | undefined): boolean {
  const { i18n } = useTranslation()
  useEffect(() => {
    const due = only ?? chosenLanguage()
    if (due !== i18n.language) void showLanguage(due).catch(reloadIfStale)
  }, [only, i18n])
  return only === undefined || only === i18n.language
}
