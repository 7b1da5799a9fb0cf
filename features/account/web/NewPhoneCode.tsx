import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_DIGITS } from '#features/sign-in/contract.ts'
import { showPhone, useSecondsUntil, useWhenComplete, writeWait } from '#features/session/web/index.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CodeField } from '#ui/CodeField.tsx'
import { showToast } from '#ui/toast.ts'
import { useSaveMember } from './use-save-member.ts'
import { useSendPhoneCode } from './use-send-phone-code.ts'

interface NewPhoneCodeProps {
  phone: string
  resendAt: number
  onSent: (phone: string) => void
  onClose: () => void
}

/** Takes the code sent to the new phone and changes the number. */
export function NewPhoneCode({ phone, resendAt, onSent, onClose }: NewPhoneCodeProps) {
  const { t } = useTranslation('account')
  const save = useSaveMember()
  const { send, isSending } = useSendPhoneCode()
  const seconds = useSecondsUntil(resendAt)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function submit() {
    if (isBusy) return
    setBusy(true)
    const result = await save({ action: 'change_phone', new_phone: phone, code })
    setBusy(false)
    if (!result.ok) {
      setProblem(result.error)
      setCode('')
      return
    }
    void showToast('success', t('profile.saved'))
    onClose()
  }

  useWhenComplete(code.length === CODE_DIGITS, () => void submit())

  async function resend() {
    const refusal = await send(phone)
    setProblem(refusal)
    if (refusal === undefined) onSent(phone)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      noValidate
      className="flex max-w-md flex-col gap-3"
    >
      <p className="text-soft">{t('profile.codeText', { phone: showPhone(phone) })}</p>
      {problem !== undefined && <Alert look="danger">{problem}</Alert>}
      <CodeField
        label={t('profile.code')}
        digits={CODE_DIGITS}
        value={code}
        onChange={(typed) => {
          setCode(typed)
          if (typed !== '') setProblem(undefined)
        }}
        isRefused={problem !== undefined}
        isDisabled={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={code.length !== CODE_DIGITS}>
          {t('profile.confirm')}
        </Button>
        <Button disabled={seconds > 0} isBusy={isSending} className="tabular-nums" onClick={() => void resend()}>
          {seconds > 0 ? t('profile.resendIn', { wait: writeWait(seconds) }) : t('profile.resend')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
