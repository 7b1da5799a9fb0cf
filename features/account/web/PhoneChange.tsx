import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { KnownValue } from './KnownValue.tsx'
import { NewPhoneCode } from './NewPhoneCode.tsx'
import { NewPhoneForm } from './NewPhoneForm.tsx'
import { keepWaitingPhone, readWaitingPhone, type WaitingPhone } from './waiting-phone.ts'

/** The product's wait before another code for a new phone. */
const RESEND_AFTER_MS = 120_000

/** The phone to read; to change it, the new number has to answer with a code. */
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
