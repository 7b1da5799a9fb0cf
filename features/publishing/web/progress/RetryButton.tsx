import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { askedAbout } from '../publish/asks-again.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { usePublicationAction } from './use-publication-action.ts'

/** Retries a failed post. One that may already be public needs a second tap, on a button that says so. */
export function RetryButton({ publication, variant }: { publication: Publication; variant: ButtonVariant }) {
  const { t } = useTranslation('publishing')
  const { perform, isPerforming, failure } = usePublicationAction(publication)
  const again = askedAbout(failure)
  return (
    <>
      {failure && <FailureAlert code={failure.code} text={failure.error} />}
      <Button variant={variant} isBusy={isPerforming} onClick={() => perform({ name: 'retry', again })}>
        {t(again ? 'submit.again' : 'actions.retry')}
      </Button>
    </>
  )
}
