import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useMember } from '#features/sign-in/web/member.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { useSaveMember } from './use-save-member.ts'

const NAME_MAX = 80
const BIO_MAX = 500

/** What a member may call themselves. */
export function NamesForm() {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const [isBusy, setBusy] = useState(false)
  const [name, setName] = useState(member.name ?? '')
  const [lastName, setLastName] = useState(member.last_name ?? '')
  const [bio, setBio] = useState(member.bio ?? '')

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await save({ action: 'update_profile', name: name.trim(), last_name: lastName.trim(), bio: bio.trim() })
    setBusy(false)
    void showToast(result.ok ? 'success' : 'error', result.ok ? t('profile.saved') : t('profile.failed'))
  }

  return (
    <Section heading={t('profile.heading')}>
      <form onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('profile.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={NAME_MAX}
            autoComplete="given-name"
          />
          <TextField
            label={t('profile.lastName')}
            value={lastName}
            onChange={(event) => setLastName(event.target.value)}
            maxLength={NAME_MAX}
            autoComplete="family-name"
          />
        </div>
        <TextArea
          label={t('profile.bio')}
          hint={t('profile.bioHint')}
          value={bio}
          onChange={(event) => setBio(event.target.value)}
          limit={BIO_MAX}
        />
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start max-sm:w-full">
          {t('profile.save')}
        </Button>
      </form>
    </Section>
  )
}
