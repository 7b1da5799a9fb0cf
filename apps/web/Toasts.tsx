import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toasterWish } from '#ui/toast.ts'

const Toaster = lazy(async () => ({ default: (await import('#ui/Toaster.tsx')).Toaster }))

/** The place for notices, from the first one on. */
export function Toasts() {
  const { t } = useTranslation()
  const isWanted = useSyncExternalStore(toasterWish.subscribe, toasterWish.read, () => false)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster label={t('notifications')} closeLabel={t('close')} />
    </Suspense>
  )
}
