import { useTranslation } from 'react-i18next'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import type { Publication } from '../contract.ts'
import { askedAbout } from './asks-again.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { usePublicationAction } from './use-publication-action.ts'

/** Sends a failed post off again; one that may be at Instagram already only after a second tap, on what says so. */
export function RetryButton({ publication, look }: { publication: Publication; look: ButtonLook }) {
  const { t } = useTranslation('publishing')
  const { perform, isPerforming, failure } = usePublicationAction(publication)
  const again = askedAbout(failure)
  return (
    <>
      {failure && <FailureAlert failure={failure} />}
      <Button look={look} isBusy={isPerforming} onClick={() => perform({ name: 'retry', again })}>
        {t(again ? 'submit.again' : 'actions.retry')}
      </Button>
    </>
  )
}
