import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CODE_DIGITS } from '#features/sign-in/contract.ts'
import { showPhone, useSecondsUntil, useWhenComplete, writeWait } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
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
  const seconds = useSecondsUntil(resendAt)
  const { sendCode, describe } = useSendPhoneCode()
  const form = useForm({ defaultValues: { code: '' } })
  const { control, setValue } = form
  const code = useWatch({ control, name: 'code' })
  // a refused code is cleared, so that its reason stands above the field instead of below
  const { submit, isBusy, problem } = useSubmit(
    form,
    async (typed) => {
      await save({ action: 'change_phone', new_phone: phone, code: typed.code })
      void showToast('success', t('profile.saved'))
      onClose()
    },
    { fieldOf: () => undefined, onFailure: () => setValue('code', '') },
  )
  const resend = useSubmit(
    form,
    async () => {
      await sendCode(phone)
      onSent(phone)
    },
    { fieldOf: () => undefined, textOf: describe },
  )

  useWhenComplete(code.length === CODE_DIGITS, submit)

  return (
    <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-3">
      <p className="text-soft">{t('profile.codeText', { phone: showPhone(phone) })}</p>
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      <CodeField
        label={t('profile.code')}
        digits={CODE_DIGITS}
        value={code}
        onChange={(typed) => setValue('code', typed)}
        isRefused={problem !== undefined}
        isDisabled={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={code.length !== CODE_DIGITS}>
          {t('profile.confirm')}
        </Button>
        <Button disabled={seconds > 0} isBusy={resend.isBusy} className="tabular-nums" onClick={() => resend.submit()}>
          {seconds > 0 ? t('profile.resendIn', { wait: writeWait(seconds) }) : t('profile.resend')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}
