import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/membership/web/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { useSocial } from './social-queries.ts'

/** Speaks up when posts will not go out, or soon will not, because the account must be connected again. Silent otherwise. */
export function InstagramNotice({ next }: { next: string }) {
  const { t } = useTranslation('publishing')
  const writeDay = useDayFormat('long')
  const { data: social } = useSocial()
  if (!social || (social.state === 'connected' && !social.is_ending)) return null
  const isLost = social.state === 'lost'
  return (
    <Alert
      look={isLost ? 'danger' : 'warning'}
      className="mb-4"
      action={
        <LinkButton size="small" className="min-h-11" to={paths.socialConnect({ next })}>
          {t('reconnect.open')}
        </LinkButton>
      }
    >
      {isLost
        ? t('reconnect.lost', { username: social.username })
        : t('reconnect.ending', { username: social.username, date: writeDay(social.expires_at) })}
    </Alert>
  )
}
