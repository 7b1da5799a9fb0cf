import { useTranslation } from 'react-i18next'
import { useSocial } from '#features/instagram/web/social-queries.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import type { Publication } from '../contract.ts'
import { isHeld } from './is-held.ts'

/** Says that a scheduled post is held, why, and what lets it go on. Silent otherwise. */
export function HeldAlert({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const { data: social } = useSocial()
  if (!isHeld(publication, social)) return null
  return (
    <Alert
      look="warning"
      className="w-full text-left"
      action={
        <LinkButton size="small" className="min-h-11" to={paths.socialConnect({ next: location.pathname + location.search })}>
          {t('connect.open')}
        </LinkButton>
      }
    >
      {t('held.text', { account: publication.account ?? '' })}
    </Alert>
  )
}
