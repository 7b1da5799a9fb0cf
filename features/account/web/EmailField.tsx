import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '#features/session/web/index.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { focusOnArrival } from './focus-on-arrival.ts'
import { KnownValue } from './KnownValue.tsx'
import { useSaveMember } from './use-save-member.ts'

/** What the call takes; which of them are addresses is the server's to say. */
const EMAIL_MAX = 320

/** The e-mail as text, and as a field after "change". */
export function EmailField() {
  const { t } = useTranslation('account')
  const { email } = useMember()
  const [place, setPlace] = useState<'untouched' | 'form' | 'back'>('untouched')
  if (place === 'form') return <EmailForm onClose={() => setPlace('back')} />
  return (
    <KnownValue
      label={t('profile.email')}
      value={email}
      changeLabel={t('profile.changeEmail')}
      onChange={() => setPlace('form')}
      isBack={place === 'back'}
    />
  )
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const [isBusy, setBusy] = useState(false)
  const [email, setEmail] = useState(member.email ?? '')
  const [problem, setProblem] = useState<string>()
  const tooLong = useTooLong(email, EMAIL_MAX)

  async function submit(wanted: string) {
    setBusy(true)
    const result = await save({ action: 'change_email', email: wanted })
    setBusy(false)
    if (!result.ok) {
      setProblem(result.error)
      return
    }
    void showToast('success', t('profile.saved'))
    onClose()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit(email.trim())
      }}
      noValidate
      className="flex flex-col gap-3"
    >
      <TextField
        label={t('profile.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        ref={focusOnArrival}
        limit={EMAIL_MAX}
        tooLong={tooLong}
        value={email}
        error={problem}
        onChange={(event) => {
          setEmail(event.target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={email.trim() === '' || email.length > EMAIL_MAX}>
          {t('profile.save')}
        </Button>
        <Button onClick={onClose}>{t('profile.cancel')}</Button>
        {member.email !== null && (
          <Button look="quiet" className="max-sm:-ml-5 sm:ml-auto" disabled={isBusy} onClick={() => void submit('')}>
            {t('profile.removeEmail')}
          </Button>
        )}
      </div>
    </form>
  )
}
