import { Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Apology } from '#ui/Apology.tsx'
import { RescuedWords } from './RescuedWords.tsx'

interface CrashScreenProps {
  onRetry: () => void
}

/** Stands outside of the router, which may be what broke. */
export function CrashScreen({ onRetry }: CrashScreenProps) {
  const { t } = useTranslation()
  return (
    <main className="flex min-h-dvh">
      <Apology
        picture={<Unplug className="size-20" strokeWidth={1.75} />}
        heading={t('crash.heading')}
        text={t('crash.text')}
        actions={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
            <a href={paths.home()} className={buttonClass({ look: 'secondary' })}>
              {t('notFound.home')}
            </a>
          </>
        }
      >
        <RescuedWords />
      </Apology>
    </main>
  )
}
