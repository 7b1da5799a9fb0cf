import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneField, readPhone } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'
import { useSendPhoneCode } from './use-send-phone-code.ts'

interface NewPhoneFormProps {
  onSent: (phone: string) => void
  onClose: () => void
}

/** Takes the new number and sends it a code. */
export function NewPhoneForm({ onSent, onClose }: NewPhoneFormProps) {
  const { t } = useTranslation('account')
  const { send, isSending } = useSendPhoneCode()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const phone = readPhone(typed)
    const refusal = phone === undefined ? t('profile.invalidPhone') : await send(phone)
    if (phone !== undefined && refusal === undefined) onSent(phone)
    else setProblem(refusal)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-3">
      <PhoneField
        label={t('profile.newPhone')}
        placeholder="(11) 99999-9999"
        ref={focusOnArrival}
        error={problem}
        onChange={(event) => {
          setTyped(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isSending} disabled={typed === ''}>
          {t('profile.sendCode')}
        </Button>
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
      </div>
    </form>
  )
}
