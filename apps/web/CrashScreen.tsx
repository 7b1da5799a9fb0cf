import { Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Apology } from './Apology.tsx'
import type { TypedWords } from './typed-words.ts'

interface CrashScreenProps {
  typed: readonly TypedWords[]
  onRetry: () => void
}

/** Stands outside of the router, which may be what broke. */
export function CrashScreen({ typed, onRetry }: CrashScreenProps) {
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
        {typed.length > 0 && <Rescued typed={typed} />}
      </Apology>
    </main>
  )
}

function Rescued({ typed }: Pick<CrashScreenProps, 'typed'>) {
  const { t } = useTranslation()
  return (
    <section className="mt-8 w-full rounded-card bg-surface p-5 text-left ring-1 ring-line ring-inset">
      <h2 className="text-base">{t('crash.typed')}</h2>
      {typed.map(({ label, text }) => (
        <p key={label + text} className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere">
          {label !== '' && <span className="block text-faint">{label}</span>}
          {text}
        </p>
      ))}
    </section>
  )
}
