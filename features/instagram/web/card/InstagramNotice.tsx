import { useTranslation } from 'react-i18next'
import { useDayFormat } from '#features/use-day-format.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import type { Social } from '#features/instagram/contract.ts'
import { useSocial } from '../social-queries.ts'

interface InstagramNoticeProps {
  next: string
  /** Scheduled posts are waiting: then a missing connection matters, too. */
  hasWaiting?: boolean | undefined
}

/** Warns when posts cannot be published, or soon cannot, because the account has to be reconnected. Renders nothing otherwise. */
export function InstagramNotice({ next, hasWaiting = false }: InstagramNoticeProps) {
  const { t } = useTranslation('publishing')
  const writeDay = useDayFormat('long')
  const { data: social } = useSocial()
  const problem = problemOf(social, hasWaiting)
  if (!problem) return null
  const date = social ? writeDay(social.expires_at) : ''
  return (
    <Alert
      variant={problem === 'ending' ? 'warning' : 'danger'}
      className="mb-4"
      action={
        <LinkButton size="small" className="min-h-11" to={paths.socialConnect({ next })}>
          {t(problem === 'none' ? 'connect.open' : 'reconnect.open')}
        </LinkButton>
      }
    >
      {t(`reconnect.${problem}`, { username: social?.username ?? '', date })}
    </Alert>
  )
}

/** Undefined when there is nothing to warn of, or nothing is known yet. */
function problemOf(social: Social | null | undefined, hasWaiting: boolean): 'none' | 'lost' | 'ending' | undefined {
  if (social === null) return hasWaiting ? 'none' : undefined
  if (social?.state === 'lost') return 'lost'
  return social?.is_ending ? 'ending' : undefined
}
