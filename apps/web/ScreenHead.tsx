import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLE_PHRASES, type ScreenRoute } from './routes.tsx'

/** Keeps the title of the window with the screen and the language; the prerendered page already has it. */
export function ScreenHead({ title }: Pick<ScreenRoute, 'title'>) {
  const { t } = useTranslation(TITLE_PHRASES)
  const words = t('titleOf', { title: title(t) })
  useEffect(() => {
    document.title = words
  }, [words])
  return null
}
