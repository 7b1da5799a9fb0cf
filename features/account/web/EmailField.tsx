import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#features/FormTextField.tsx'
import { useMember } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { ReadOnlyField } from './ReadOnlyField.tsx'
import { useSaveMember } from './use-save-member.ts'

/** What the call takes; which of them are addresses is the server's to say. */
const EMAIL_MAX = 320

/** The e-mail as text, and as a field after "change". */
export function EmailField() {
  const { t } = useTranslation('account')
  const { email } = useMember()
  const [mode, setMode] = useState<'first' | 'form' | 'closed'>('first')
  if (mode === 'form') return <EmailForm onClose={() => setMode('closed')} />
  return (
    <ReadOnlyField
      label={t('profile.email')}
      value={email}
      changeLabel={t('profile.changeEmail')}
      onChange={() => setMode('form')}
      takesFocus={mode === 'closed'}
    />
  )
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const form = useForm({ defaultValues: { email: member.email ?? '' } })
  const { control, setFocus } = form
  const email = useWatch({ control, name: 'email' })
  const { submit, sendFields, isBusy, problem } = useSubmit(form, async (typed) => {
    await save({ action: 'change_email', email: typed.email.trim() })
    void showToast('success', t('profile.saved'))
    onClose()
  })
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <FormTextField
        control={control}
        name="email"
        label={t('profile.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        limit={EMAIL_MAX}
      />
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={email.trim() === '' || email.length > EMAIL_MAX}>
          {t('profile.save')}
        </Button>
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
        {member.email !== null && (
          <Button variant="quiet" className="max-sm:-ml-5 sm:ml-auto" disabled={isBusy} onClick={() => sendFields({ email: '' })}>
            {t('profile.removeEmail')}
          </Button>
        )}
      </div>
    </form>
  )
}
