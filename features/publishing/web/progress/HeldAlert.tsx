import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'

/** Explains why a scheduled post is held, with a link to reconnect. `account`: without the @. */
export function HeldAlert({ account }: { account: string }) {
  const { t } = useTranslation('publishing')
  return (
    <Alert
      variant="warning"
      className="w-full text-left"
      action={
        <LinkButton size="small" className="min-h-11" to={paths.socialConnect({ next: location.pathname + location.search })}>
          {t('connect.open')}
        </LinkButton>
      }
    >
      {t('held.text', { account })}
    </Alert>
  )
}
