import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextArea } from '#features/FormTextArea.tsx'
import { FormTextField } from '#features/FormTextField.tsx'
import type { User } from '#features/sign-in/contract.ts'
import { useMember } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { showToast } from '#ui/toast.ts'
import { deleteProfileDraft, loadProfileDraft, type ProfileFields, saveProfileDraft } from './profile-draft.ts'
import { useSaveMember } from './use-save-member.ts'

const NAME_MAX = 80
const BIO_MAX = 500

/** The member's names and bio. */
export function ProfileForm() {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const form = useForm<ProfileFields>({ defaultValues: loadProfileDraft(member.id) ?? fieldsOf(member) })
  const { control, subscribe } = form
  const [name, lastName, bio] = useWatch({ control, name: ['name', 'lastName', 'bio'] })
  const isTooLong = name.length > NAME_MAX || lastName.length > NAME_MAX || bio.length > BIO_MAX
  const { submit, isBusy, problem } = useSubmit(
    form,
    async (typed) => {
      const body = { name: typed.name.trim(), last_name: typed.lastName.trim(), bio: typed.bio.trim() }
      const saved = await save({ action: 'update_profile', ...body })
      // what was typed while it was being saved stays
      if (isSame(form.getValues(), typed)) {
        form.reset(fieldsOf(saved))
        deleteProfileDraft(member.id)
      }
      void showToast('success', t('profile.saved'))
    },
    { fieldOf: ({ field }) => FIELDS.get(field), onFailure: () => void showToast('error', t('profile.failed')) },
  )
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name: changed }) => {
          if (changed !== undefined) saveProfileDraft(member.id, values)
        },
      }),
    [subscribe, member.id],
  )

  return (
    <Section heading={t('profile.heading')}>
      <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormTextField control={control} name="name" label={t('profile.name')} limit={NAME_MAX} autoComplete="given-name" />
          <FormTextField
            control={control}
            name="lastName"
            label={t('profile.lastName')}
            limit={NAME_MAX}
            autoComplete="family-name"
          />
        </div>
        <FormTextArea control={control} name="bio" label={t('profile.bio')} hint={t('profile.bioHint')} limit={BIO_MAX} />
        {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isTooLong} className="self-start max-sm:w-full">
          {t('profile.save')}
        </Button>
      </form>
    </Section>
  )
}

/** The form's fields by the names that the server gives them. */
const FIELDS: ReadonlyMap<string | undefined, keyof ProfileFields> = new Map([
  ['name', 'name'],
  ['last_name', 'lastName'],
  ['bio', 'bio'],
])

function fieldsOf({ name, last_name: lastName, bio }: User): ProfileFields {
  return { name: name ?? '', lastName: lastName ?? '', bio: bio ?? '' }
}

function isSame(one: ProfileFields, other: ProfileFields): boolean {
  return one.name === other.name && one.lastName === other.lastName && one.bio === other.bio
}
