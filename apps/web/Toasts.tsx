import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { prepareToasts, toasterStore } from '#ui/toast.ts'
import { routeOf } from './routes.tsx'

/** On guest screens the next screen soon replaces a notice; members and administrators have time to read. */
const DURATION_MS = { bare: 4000, guest: 4000, member: 6000 }

const NoToaster: ComponentType<{ label: string; closeLabel: string; durationMs: number }> = () => null

/** Without a network its code may not load: the notice is lost, and the screen continues. */
const Toaster = lazy(async () => {
  const loaded = await import('#ui/Toaster.tsx').catch(() => undefined)
  return { default: loaded?.Toaster ?? NoToaster }
})

/** Loads the code of notices at the first touch of the page, while there is a network: they matter most when there is none. */
function usePreparedToaster(): void {
  useEffect(() => {
    const touches = ['pointerdown', 'keydown'] as const
    const prepare = () => {
      for (const touch of touches) removeEventListener(touch, prepare)
      prepareToasts()
    }
    for (const touch of touches) addEventListener(touch, prepare, { passive: true })
    return () => {
      for (const touch of touches) removeEventListener(touch, prepare)
    }
  }, [])
}

/** The place for notices; empty until the first one. */
export function Toasts() {
  const { t } = useTranslation()
  usePreparedToaster()
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.read, () => false)
  const { shell } = routeOf(useLocation().pathname)
  if (!isWanted) return null
  return (
    <Suspense>
      <Toaster label={t('notifications')} closeLabel={t('close')} durationMs={DURATION_MS[shell]} />
    </Suspense>
  )
}
