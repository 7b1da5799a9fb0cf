import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { KnownValue } from './KnownValue.tsx'
import { NewPhoneCode } from './NewPhoneCode.tsx'
import { NewPhoneForm } from './NewPhoneForm.tsx'
import { keepWaitingPhone, readWaitingPhone, type WaitingPhone } from './waiting-phone.ts'

/** The wait before another code for a new phone (product rule). */
const RESEND_AFTER_MS = 120_000

/** The phone as text; changing it requires a code sent to the new number. */
export function PhoneChange() {
  const { t } = useTranslation('account')
  const { phone } = useMember()
  const [place, setPlace] = useState<'untouched' | 'form' | 'back'>('untouched')
  const [sent, setSent] = useState(readWaitingPhone)

  function wait(next: WaitingPhone | undefined) {
    keepWaitingPhone(next)
    setSent(next)
  }

  function close() {
    setPlace('back')
    wait(undefined)
  }

  const onSent = (newPhone: string) => wait({ phone: newPhone, resendAt: Date.now() + RESEND_AFTER_MS })
  if (sent) return <NewPhoneCode {...sent} onSent={onSent} onClose={close} />
  if (place === 'form') return <NewPhoneForm onSent={onSent} onClose={close} />
  return (
    <KnownValue
      label={t('profile.phone')}
      value={showPhone(phone)}
      changeLabel={t('profile.changePhone')}
      onChange={() => setPlace('form')}
      isBack={place === 'back'}
    />
  )
}
