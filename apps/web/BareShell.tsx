import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { AppShell } from '#ui/AppShell.tsx'

/** The shell of pages that must work without a script: only the logo. */
export function BareShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <AppShell skipLabel={t('skipToContent')} home={{ to: paths.home(), label: t('brand'), reloadDocument: true }}>
      {children}
    </AppShell>
  )
}
