import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The account page's section for deleting the account. */
export function DeletionSection() {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const deletion = useDeleteAccount(close)

  function open() {
    deletion.form.reset()
    deletion.clearProblem()
    setOpen(true)
  }

  return (
    <Section heading={t('deletion.heading')}>
      <p className="mt-2 max-w-prose text-soft">{t('deletion.text')}</p>
      {deletion.problem !== undefined && (
        <Alert variant="danger" className="mt-4">
          {deletion.problem}
        </Alert>
      )}
      <Button variant="danger" className="mt-4 max-sm:w-full" isBusy={deletion.isBusy} onClick={open}>
        {t('deletion.open')}
      </Button>
      {isOpen && <DeletionDialog deletion={deletion} onClose={close} />}
    </Section>
  )
}
