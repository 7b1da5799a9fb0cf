import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import type { Publication } from '../contract.ts'
import { asksAgain } from './asks-again.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { FailureAlert } from './FailureAlert.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { usePublicationDeed } from './use-publication-deed.ts'

/** What the member can do about a post now, as the server says. */
export function PublicationActions({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const [open, setOpen] = useState<'change' | 'cancel' | 'publish-now'>()
  const { perform, isPerforming, failure } = usePublicationDeed(publication.id)
  const can = (action: Publication['actions'][number]) => publication.actions.includes(action)
  const isAgain = asksAgain(failure)
  const close = () => setOpen(undefined)
  return (
    <>
      {can('reconnect') && (
        <LinkButton look="primary" to={paths.socialConnect({ next: location.pathname + location.search })}>
          {t('deeds.reconnect')}
        </LinkButton>
      )}
      {can('retry') && (
        <Button
          look={can('reconnect') ? 'secondary' : 'primary'}
          isBusy={isPerforming}
          onClick={() => perform({ name: 'retry', isAgain })}
        >
          {t(isAgain ? 'submit.again' : 'deeds.retry')}
        </Button>
      )}
      {can('change') && (
        <>
          <Button onClick={() => setOpen('change')}>{t('deeds.change')}</Button>
          <Button onClick={() => setOpen('publish-now')}>{t('deeds.publishNow')}</Button>
        </>
      )}
      {can('cancel') && (
        <Button look="danger" onClick={() => setOpen('cancel')}>
          {t('deeds.cancel')}
        </Button>
      )}
      {failure && <FailureAlert failure={failure} />}
      {open === 'change' && <ChangeDialog publication={publication} onClose={close} />}
      {(open === 'cancel' || open === 'publish-now') && <QuestionDialog publication={publication} deed={open} onClose={close} />}
    </>
  )
}
