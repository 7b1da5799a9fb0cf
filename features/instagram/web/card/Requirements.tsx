import { BadgeCheck, ExternalLink, Flag, Link2, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const REQUIREMENTS = ['facebook', 'page', 'linked', 'professional'] as const
const ICONS = { facebook: UserRound, page: Flag, linked: Link2, professional: BadgeCheck } as const
/** Only the start page of Instagram's help centre, because the addresses of its pages change. */
const HELP = 'https://help.instagram.com/?locale=pt_BR'

/** What Instagram requires before another product may post. */
export function Requirements() {
  const { t } = useTranslation('instagram')
  return (
    <>
      <p className="mt-2 text-soft">{t('requirements.heading')}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {REQUIREMENTS.map((requirement) => {
          const Icon = ICONS[requirement]
          return (
            <li key={requirement} className="flex gap-3">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
              <span>{t(`requirements.${requirement}`)}</span>
            </li>
          )
        })}
      </ul>
      <a href={HELP} target="_blank" rel="noreferrer" className="text-link mt-4 inline-block py-2.5 text-sm">
        {t('requirements.help')}
        <ExternalLink className="ml-1.5 inline size-4 align-[-0.125em]" aria-hidden="true" />
      </a>
    </>
  )
}
