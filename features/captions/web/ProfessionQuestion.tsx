import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { account } from '#features/account/contract.ts'
import { fetchOrThrow } from '#features/api.ts'
import { FormTextField } from '#features/FormTextField.tsx'
import { rememberSignIn, useMember } from '#features/session/web/index.ts'
import { type Submission, useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { chipClass } from '#ui/ChipGroup.tsx'
import { isProfessionSkipped, skipProfession } from './profession-question.ts'

const PROFESSIONS = [
  'nails',
  'beauty',
  'confectionery',
  'hair',
  'dentistry',
  'pets',
  'clothes',
  'realEstate',
  'fitness',
  'food',
  'crafts',
] as const

/** The length of the profile's field. */
const OCCUPATION_MAX = 80

/** Asks for the member's profession, once, so that captions fit it. The answer is optional. */
export function ProfessionQuestion() {
  const { t } = useTranslation('studio')
  const member = useMember()
  const queryClient = useQueryClient()
  const [isSkipped, setSkipped] = useState(() => isProfessionSkipped(member.id))
  const [isTyping, setTyping] = useState(false)
  const form = useForm({ defaultValues: { occupation: '' } })
  const submission = useSubmit(
    form,
    async ({ occupation }) => {
      const body = { action: 'update_profile', phone: member.phone, occupation_area: occupation.trim() } as const
      rememberSignIn(queryClient, (await fetchOrThrow(account.changeUser, { body })).user)
    },
    { fieldOf: ({ field }) => (field === 'occupation_area' && isTyping ? 'occupation' : undefined) },
  )
  const { sendFields, isBusy, problem } = submission
  if (member.occupation_area !== null || isSkipped) return null

  function skip() {
    skipProfession(member.id)
    setSkipped(true)
  }

  return (
    <section
      aria-label={t('profession.question')}
      className="flex flex-col gap-2 overflow-hidden rounded-card bg-surface p-4 ring-1 ring-line ring-inset"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-sans text-sm font-semibold tracking-normal">{t('profession.question')}</h2>
          <p className="text-xs text-faint">{t('profession.why')}</p>
        </div>
        <Button variant="quiet" size="small" className="-my-1 -mr-2 shrink-0" onClick={skip}>
          {t('profession.skip')}
        </Button>
      </div>
      {isTyping ? (
        <OtherProfession form={form} submission={submission} />
      ) : (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none]">
          {PROFESSIONS.map((profession) => (
            <button
              key={profession}
              type="button"
              className={chipClass}
              disabled={isBusy}
              onClick={() => sendFields({ occupation: t(`professions.${profession}`) })}
            >
              {t(`professions.${profession}`)}
            </button>
          ))}
          <button type="button" className={chipClass} onClick={() => setTyping(true)}>
            {t('profession.other')}
          </button>
        </div>
      )}
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </section>
  )
}

interface OtherProfessionProps {
  form: UseFormReturn<{ occupation: string }>
  submission: Submission<{ occupation: string }>
}

/** No form element: the question may be inside the form of an order. */
function OtherProfession({ form: { control, setFocus }, submission: { submit, isBusy } }: OtherProfessionProps) {
  const { t } = useTranslation('studio')
  const typed = useWatch({ control, name: 'occupation' })
  const isComplete = typed.trim() !== '' && typed.length <= OCCUPATION_MAX
  // the member opened the field in order to type
  useEffect(() => setFocus('occupation'), [setFocus])

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isComplete) submit()
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <FormTextField
          control={control}
          name="occupation"
          label={t('profession.other')}
          limit={OCCUPATION_MAX}
          onKeyDown={saveOnEnter}
        />
      </div>
      <Button className="min-h-13" disabled={!isComplete} isBusy={isBusy} onClick={() => submit()}>
        {t('profession.save')}
      </Button>
    </div>
  )
}
