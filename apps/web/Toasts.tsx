import { useTranslation } from 'react-i18next'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Toaster } from '#ui/Toaster.tsx'

/** Only in the browser: the prerendered page never has a toast. */
export function Toasts() {
  const { t } = useTranslation()
  return useHydrated() ? <Toaster label={t('notifications')} closeLabel={t('close')} /> : null
}
