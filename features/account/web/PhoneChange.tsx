import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { ReadOnlyField } from './ReadOnlyField.tsx'
import { NewPhoneCode } from './NewPhoneCode.tsx'
import { NewPhoneForm } from './NewPhoneForm.tsx'
import { loadPendingPhone, type PendingPhone, savePendingPhone } from './pending-phone.ts'

/** The wait before another code for a new phone (product rule). */
const RESEND_AFTER_MS = 120_000

/** The phone as text; changing it requires a code sent to the new number. */
export function PhoneChange() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const [mode, setMode] = useState<'first' | 'form' | 'closed'>('first')
  const [sent, setSent] = useState(loadPendingPhone)

  function wait(next: PendingPhone | undefined) {
    savePendingPhone(next)
    setSent(next)
  }

  function close() {
    setMode('closed')
    wait(undefined)
  }

  const onSent = (newPhone: string) => wait({ phone: newPhone, resendAt: Date.now() + RESEND_AFTER_MS })
  if (sent) return <NewPhoneCode {...sent} onSent={onSent} onClose={close} />
  if (mode === 'form') return <NewPhoneForm onSent={onSent} onClose={close} />
  return (
    <ReadOnlyField
      label={t('profile.phone')}
      value={showPhone(phone)}
      changeLabel={t('profile.changePhone')}
      onChange={() => setMode('form')}
      takesFocus={mode === 'closed'}
    />
  )
}
