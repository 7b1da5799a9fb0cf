import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TITLE_PHRASES, type ScreenRoute } from './routes.tsx'

/** Sets the window's title to that of the screen and language; the prerendered page already has it. */
export function ScreenHead({ title }: Pick<ScreenRoute, 'title'>) {
  const { t } = useTranslation(TITLE_PHRASES)
  const words = t('titleOf', { title: title(t) })
  useEffect(() => {
    document.title = words
  }, [words])
  return null
}
