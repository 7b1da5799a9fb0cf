import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

export function NotFoundScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <EmptyPrint />
      <h1 className="mt-10 text-2xl">{t('notFound.heading')}</h1>
      <p className="mt-3 text-soft">{t('notFound.text')}</p>
      <div className="mt-8 flex w-full flex-col gap-3 sm:flex-row sm:justify-center">
        <LinkButton to={paths.home()} reloadDocument look="primary">
          {t('notFound.home')}
        </LinkButton>
        <Button disabled={!isHydrated} onClick={() => void navigate(-1)}>
          {t('notFound.back')}
        </Button>
      </div>
    </div>
  )
}

/** A print that shows nothing but its number. */
function EmptyPrint() {
  return (
    <div className="rotate-[-4deg] rounded-print bg-surface p-3 pb-10 shadow-float" aria-hidden="true">
      <div className="grid h-44 w-56 place-items-center bg-sunken">
        <span className="font-display text-[5rem] leading-none font-extrabold tracking-tight text-ink">404</span>
      </div>
    </div>
  )
}
