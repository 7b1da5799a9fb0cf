import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { AppShell } from '#ui/AppShell.tsx'

/** Around what has to work without a script: nothing but the mark. */
export function BareFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <AppShell skipLabel={t('skipToContent')} home={{ to: paths.home(), label: t('brand'), reloadDocument: true }}>
      {children}
    </AppShell>
  )
}
