import { Unplug } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/index.ts'
import { paths } from '#features/paths.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { FullPageMessage } from '#ui/FullPageMessage.tsx'
import { Wordmark } from '#ui/Logo.tsx'
import { HOME_CLASS, TopBar } from '#ui/TopBar.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { RecoveredText } from './RecoveredText.tsx'

interface CrashScreenProps {
  /** The screen was rendered again and failed again. */
  isAgain: boolean
  onRetry: () => void
}

/** Rendered outside of the router, which may be what failed, so its links are plain ones. */
export function CrashScreen({ isAgain, onRetry }: CrashScreenProps) {
  const { t } = useTranslation()
  const title = t('titleOf', { title: t('crash.title') })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar
        home={
          <a href={paths.home()} aria-label={t('brand')} className={HOME_CLASS}>
            <Wordmark />
          </a>
        }
        tools={<LanguagePicker />}
      />
      <main className="flex flex-1">
        <FullPageMessage
          picture={<Unplug className="size-20" strokeWidth={1.75} />}
          heading={t('crash.heading')}
          text={t(isAgain ? 'crash.again' : 'crash.text')}
          takesFocus
          actions={
            <>
              <Button variant="primary" onClick={onRetry}>
                {t(isAgain ? 'crash.reload' : 'tryAgain')}
              </Button>
              <a href={paths.home()} className={buttonClass({ variant: 'secondary' })}>
                {t('notFound.home')}
              </a>
            </>
          }
          aside={<Help />}
        >
          <RecoveredText />
        </FullPageMessage>
      </main>
    </div>
  )
}

/** How to reach a person. Renders nothing while that is not configured. */
function Help() {
  const { t } = useTranslation()
  const email = useCompany()?.support_email
  if (email === undefined) return null
  return (
    <p className="mt-8 text-sm text-soft">
      {t('crash.help')}{' '}
      <a href={`mailto:${email}`} className="text-link">
        {email}
      </a>
    </p>
  )
}
