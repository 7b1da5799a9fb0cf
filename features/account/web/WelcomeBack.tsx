import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

/** The spec's mark in local storage: the account was deleted once and has been made anew. */
const KEY = 'justRecreated'

/** Greets who has come back after deleting their account, until they close it. */
export function WelcomeBack() {
  const { t } = useTranslation('account')
  const tCommon = useTranslation().t
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(isMarked)

  function close() {
    unmark()
    setOpen(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && close()}
      title={t('welcomeBack.heading')}
      description={t('welcomeBack.text')}
      closeLabel={tCommon('close')}
      actions={
        <>
          <Button onClick={close}>{t('welcomeBack.later')}</Button>
          <Button
            look="primary"
            onClick={() => {
              close()
              void navigate(paths.checkout())
            }}
          >
            {t('welcomeBack.reactivate')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function unmark(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept there
  }
}
