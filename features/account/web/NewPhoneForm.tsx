import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PhoneField, readPhone } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useSendPhoneCode } from './use-send-phone-code.ts'

interface NewPhoneFormProps {
  onSent: (phone: string) => void
  onClose: () => void
}

/** Takes the new number and sends it a code. */
export function NewPhoneForm({ onSent, onClose }: NewPhoneFormProps) {
  const { t } = useTranslation('account')
  const { sendCode, describe } = useSendPhoneCode()
  const form = useForm({ defaultValues: { newPhone: '' }, reValidateMode: 'onSubmit' })
  const { register, control, setFocus, clearErrors, formState } = form
  const typed = useWatch({ control, name: 'newPhone' })
  const { submit, isBusy, problem } = useSubmit(
    form,
    async ({ newPhone }) => {
      const phone = readPhone(newPhone)
      if (phone === undefined) return
      await sendCode(phone)
      onSent(phone)
    },
    { fieldOf: ({ field }) => (field === 'new_phone' ? 'newPhone' : undefined), textOf: describe },
  )
  useEffect(() => setFocus('newPhone'), [setFocus])

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <PhoneField
        {...register('newPhone', {
          validate: (text) => readPhone(text) !== undefined || t('profile.invalidPhone'),
          onChange: () => clearErrors('newPhone'),
        })}
        label={t('profile.newPhone')}
        placeholder="(11) 99999-9999"
        error={formState.errors.newPhone?.message}
      />
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={typed === ''}>
          {t('profile.sendCode')}
        </Button>
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
      </div>
    </form>
  )
}
