import { CircleCheck, ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const REQUIREMENTS = ['facebook', 'page', 'linked', 'professional'] as const
/** Facebook's own page on linking an account to a Page, in Portuguese. */
const HELP = 'https://www.facebook.com/help/1148909221857370?locale=pt_BR'

/** What Instagram asks for before anybody may post there from outside. */
export function Requirements() {
  const { t } = useTranslation('instagram')
  return (
    <>
      <p className="mt-2 text-soft">{t('requirements.heading')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {REQUIREMENTS.map((requirement) => (
          <li key={requirement} className="flex gap-3">
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-good" aria-hidden="true" />
            <span>{t(`requirements.${requirement}`)}</span>
          </li>
        ))}
      </ul>
      <a
        href={HELP}
        target="_blank"
        rel="noreferrer"
        className="text-link mt-4 inline-flex min-h-11 items-center gap-1.5 text-sm"
      >
        {t('requirements.help')}
        <ExternalLink className="size-4" aria-hidden="true" />
      </a>
    </>
  )
}
