import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'

const LINKS: Readonly<Partial<Record<string, { readonly to: string; readonly label: 'connect.open' | 'subscribe' }>>> = {
  instagram_not_connected: { to: paths.socialConnect(), label: 'connect.open' },
  subscription_required: { to: paths.checkout(), label: 'subscribe' },
}

/** The reason of a refusal, with a link to what is missing. */
export function FailureAlert({ code = '', text }: { code: string | undefined; text: string }) {
  const { t } = useTranslation('publishing')
  const link = LINKS[code]
  return (
    <Alert
      variant="danger"
      action={
        link && (
          <LinkButton size="small" className="min-h-11" to={link.to}>
            {t(link.label)}
          </LinkButton>
        )
      }
    >
      {text}
    </Alert>
  )
}
