import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { AppShell } from '#ui/AppShell.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'

/** The shell of screens that need no session. */
export function GuestShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <AppShell
      skipLabel={t('skipToContent')}
      home={{ to: paths.home(), label: t('brand'), reloadDocument: true }}
      tools={<LanguagePicker />}
    >
      {children}
    </AppShell>
  )
}
