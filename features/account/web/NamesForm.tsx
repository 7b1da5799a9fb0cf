import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#features/sign-in/contract.ts'
import { useMember } from '#features/session/web/index.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast.ts'
import { keepNames, keptNames, type Names } from './names-draft.ts'
import { useSaveMember } from './use-save-member.ts'

const NAME_MAX = 80
const BIO_MAX = 500

/** The member's names and bio. */
export function NamesForm() {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const [isBusy, setBusy] = useState(false)
  const [typed, setTyped] = useState<Names>(() => keptNames(member.id) ?? namesOf(member))
  const { name, lastName, bio } = typed
  const tooLong = {
    name: useTooLong(name, NAME_MAX),
    lastName: useTooLong(lastName, NAME_MAX),
    bio: useTooLong(bio, BIO_MAX),
  }
  const isTooLong = name.length > NAME_MAX || lastName.length > NAME_MAX || bio.length > BIO_MAX

  function type(change: Partial<Names>) {
    setTyped({ ...typed, ...change })
    keepNames(member.id, { ...typed, ...change })
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    const result = await save({ action: 'update_profile', name: name.trim(), last_name: lastName.trim(), bio: bio.trim() })
    setBusy(false)
    if (result.ok) keepNames(member.id, undefined)
    void showToast(result.ok ? 'success' : 'error', result.ok ? t('profile.saved') : t('profile.failed'))
  }

  return (
    <Section heading={t('profile.heading')}>
      <form onSubmit={(event) => void submit(event)} className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('profile.name')}
            value={name}
            onChange={(event) => type({ name: event.target.value })}
            limit={NAME_MAX}
            tooLong={tooLong.name}
            autoComplete="given-name"
          />
          <TextField
            label={t('profile.lastName')}
            value={lastName}
            onChange={(event) => type({ lastName: event.target.value })}
            limit={NAME_MAX}
            tooLong={tooLong.lastName}
            autoComplete="family-name"
          />
        </div>
        <TextArea
          label={t('profile.bio')}
          hint={t('profile.bioHint')}
          value={bio}
          onChange={(event) => type({ bio: event.target.value })}
          limit={BIO_MAX}
          tooLong={tooLong.bio}
        />
        <Button type="submit" look="primary" isBusy={isBusy} disabled={isTooLong} className="self-start max-sm:w-full">
          {t('profile.save')}
        </Button>
      </form>
    </Section>
  )
}

function namesOf({ name, last_name: lastName, bio }: User): Names {
  return { name: name ?? '', lastName: lastName ?? '', bio: bio ?? '' }
}
