import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'

/** What is left to say when an account is gone. */
export function SadGoodbyeScreen() {
  const { t } = useTranslation('legal')
  return (
    <div className="m-auto flex w-full max-w-md flex-col items-center px-6 py-16 text-center">
      <FadedPrint />
      <h1 className="mt-10 text-2xl">{t('goodbye.heading')}</h1>
      <p className="mt-3 text-soft">{t('goodbye.text')}</p>
      <p className="mt-3 text-soft">{t('goodbye.thanks')}</p>
      <LinkButton to={paths.home()} reloadDocument look="primary" className="mt-8">
        {t('goodbye.home')}
      </LinkButton>
    </div>
  )
}

/** A print with nothing on it any more. */
function FadedPrint() {
  return (
    <div className="rotate-[3deg] rounded-print bg-surface p-3 pb-10 shadow-float" aria-hidden="true">
      <div className="h-44 w-56 bg-linear-to-t from-sunken to-line" />
    </div>
  )
}
