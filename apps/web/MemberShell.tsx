import { CircleUserRound } from 'lucide-react'
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { RequireSession, useSession } from '#features/session/web/index.ts'
import { AppShell } from '#ui/AppShell.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { mountToaster } from '#ui/toast.ts'
import { LanguagePicker } from './LanguagePicker.tsx'

// the menu is the heaviest part of the shell, and is shown only once the session is known
const AccountMenu = lazy(async () => {
  const loaded = await import('./AccountMenu.tsx').catch(() => undefined)
  const Shown: ComponentType<{ phone: string }> = loaded?.AccountMenu ?? AccountLink
  return { default: Shown }
})

/** When the menu does not load, the screen still works: the account page has the same links and the sign-out. */
function AccountLink() {
  const { t } = useTranslation()
  return (
    <LinkButton
      to={paths.account()}
      variant="quiet"
      size="small"
      icon={<CircleUserRound className="size-6" aria-hidden="true" />}
    >
      <span className="sr-only">{t('account.own')}</span>
    </LinkButton>
  )
}

interface MemberShellProps {
  children: ReactNode
  /** The screen has one language only, so there is none to choose. */
  hasOwnLanguage: boolean
  /** Shown until the session is known. */
  waiting: ReactNode
}

/** The shell of members' screens. */
export function MemberShell({ children, hasOwnLanguage, waiting }: MemberShellProps) {
  const { t } = useTranslation()
  const session = useSession()
  // members' screens show notices often, so the first one should not wait for its code
  useEffect(mountToaster, [])
  return (
    <AppShell
      skipLabel={t('skipToContent')}
      home={{ to: paths.studio(), label: t('brand') }}
      tools={
        <>
          {!hasOwnLanguage && <LanguagePicker />}
          {/* keeps its space, so that the language does not move when it appears */}
          <div className="min-w-11">
            {session.state === 'signed-in' && (
              <Suspense>
                <AccountMenu phone={session.user.phone} />
              </Suspense>
            )}
          </div>
        </>
      }
    >
      <RequireSession waiting={waiting}>{children}</RequireSession>
    </AppShell>
  )
}
