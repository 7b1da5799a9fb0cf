import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'

const WAYS: Readonly<Partial<Record<string, { readonly to: string; readonly words: 'connect.open' | 'subscribe' }>>> = {
  instagram_not_connected: { to: paths.socialConnect(), words: 'connect.open' },
  subscription_required: { to: paths.checkout(), words: 'subscribe' },
}

/** The reason of a refusal, with a link to what is missing. */
export function FailureAlert({ failure }: { failure: Pick<Failure, 'code' | 'error'> }) {
  const { t } = useTranslation('publishing')
  const way = WAYS[failure.code]
  return (
    <Alert
      look="danger"
      action={
        way && (
          <LinkButton size="small" className="min-h-11" to={way.to}>
            {t(way.words)}
          </LinkButton>
        )
      }
    >
      {failure.error}
    </Alert>
  )
}
