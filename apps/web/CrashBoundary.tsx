import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { isPageReloading } from './reload-stale-page.ts'

/** What is shown instead of a screen whose code failed. A class, since React offers no other way to catch. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return isPageReloading() ? null : <CrashScreen />
  }
}

function CrashScreen() {
  const { t } = useTranslation()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        isWholeScreen
        title={t('crash.heading')}
        text={t('crash.text')}
        action={
          <Button look="primary" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
        }
      />
    </main>
  )
}
