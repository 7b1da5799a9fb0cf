import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { useDeleteAccount } from './use-delete-account.ts'

/** The account page's section for deleting the account. */
export function DeletionSection() {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { remove, isBusy } = useDeleteAccount(close)
  return (
    <Section heading={t('deletion.heading')}>
      <p className="mt-2 max-w-prose text-soft">{t('deletion.text')}</p>
      <Button look="danger" className="mt-4 max-sm:w-full" isBusy={isBusy} onClick={() => setOpen(true)}>
        {t('deletion.open')}
      </Button>
      {isOpen && <DeletionDialog isBusy={isBusy} onClose={close} onConfirm={(typed) => void remove(typed)} />}
    </Section>
  )
}
