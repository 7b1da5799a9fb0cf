import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { RetryButton } from './RetryButton.tsx'

/** What the member can do about a post, as the server reports it. */
export function PublicationActions({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publishing')
  const [open, setOpen] = useState<'move' | 'change' | 'cancel' | 'publish-now'>()
  const can = (action: Publication['actions'][number]) => publication.actions.includes(action)
  const close = () => setOpen(undefined)
  return (
    <>
      {can('reconnect') && (
        <LinkButton variant="primary" to={paths.socialConnect({ next: location.pathname + location.search })}>
          {t('actions.reconnect')}
        </LinkButton>
      )}
      {can('retry') && <RetryButton publication={publication} variant={can('reconnect') ? 'secondary' : 'primary'} />}
      {can('change') && (
        <>
          <Button variant="primary" size="large" onClick={() => setOpen('move')}>
            {t('actions.move')}
          </Button>
          <div className="flex flex-wrap justify-center gap-x-2">
            <Button variant="quiet" onClick={() => setOpen('change')}>
              {t('actions.change')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('publish-now')}>
              {t('actions.publishNow')}
            </Button>
          </div>
        </>
      )}
      {can('cancel') && (
        <Button variant="quiet" className="text-danger!" onClick={() => setOpen('cancel')}>
          {t('actions.cancel')}
        </Button>
      )}
      {open === 'move' && <MoveDialog publication={publication} onClose={close} />}
      {open === 'change' && <ChangeDialog publication={publication} onClose={close} />}
      {(open === 'cancel' || open === 'publish-now') && (
        <QuestionDialog publication={publication} action={open} onClose={close} />
      )}
    </>
  )
}
