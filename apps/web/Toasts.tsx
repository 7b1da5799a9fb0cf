import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toasterWish } from '#ui/toast.ts'

const NoToaster: ComponentType<{ label: string; closeLabel: string }> = () => null

/** Without a network its code may not come: then a notice is lost, and the screen goes on. */
const Toaster = lazy(async () => {
  const loaded = await import('#ui/Toaster.tsx').catch(() => undefined)
  return { default: loaded?.Toaster ?? NoToaster }
})

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
