import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { account } from '#features/account/contract.ts'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { rememberSignIn, useMember } from '#features/session/web/index.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { Button } from '#ui/Button.tsx'
import { chipClass } from '#ui/ChipGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isProfessionSkipped, skipProfession } from './profession-question.ts'

const PROFESSIONS = ['beauty', 'confectionery', 'hair', 'dentistry', 'realEstate', 'fitness', 'food', 'crafts'] as const

/** Asks for the member's profession, once, so that captions fit it. The answer is optional. */
export function ProfessionQuestion() {
  const { t } = useTranslation('studio')
  const member = useMember()
  const queryClient = useQueryClient()
  const [isSkipped, setSkipped] = useState(() => isProfessionSkipped(member.id))
  const [isTyping, setTyping] = useState(false)
  const { mutate, isPending, error } = useMutation<unknown, CallError, string>({
    mutationFn: async (occupation) => {
      const body = { action: 'update_profile', phone: member.phone, occupation_area: occupation } as const
      rememberSignIn(queryClient, (await fetchOrThrow(account.changeUser, { body })).user)
    },
  })
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
        <Button look="quiet" size="small" className="-my-1 -mr-2 shrink-0" onClick={skip}>
          {t('profession.skip')}
        </Button>
      </div>
      {isTyping ? (
        <OtherProfession isSaving={isPending} error={error?.message} onSave={mutate} />
      ) : (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 whitespace-nowrap [scrollbar-width:none]">
          {PROFESSIONS.map((profession) => (
            <button
              key={profession}
              type="button"
              className={chipClass}
              disabled={isPending}
              onClick={() => mutate(t(`professions.${profession}`))}
            >
              {t(`professions.${profession}`)}
            </button>
          ))}
          <button type="button" className={chipClass} onClick={() => setTyping(true)}>
            {t('profession.other')}
          </button>
        </div>
      )}
    </section>
  )
}

/** The length of the profile's field. */
const OCCUPATION_MAX = 80

interface OtherProfessionProps {
  isSaving: boolean
  error: string | undefined
  onSave: (occupation: string) => void
}

function OtherProfession({ isSaving, error, onSave }: OtherProfessionProps) {
  const { t } = useTranslation('studio')
  const [typed, setTyped] = useState('')
  const tooLong = useTooLong(typed, OCCUPATION_MAX)
  const occupation = typed.trim()
  const maySave = occupation !== '' && typed.length <= OCCUPATION_MAX

  function saveOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault() // the question may be inside the form of an order
    if (maySave) onSave(occupation)
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          // the member opened the field in order to type
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- the member opened the field in order to type
          label={t('profession.other')}
          error={error}
          limit={OCCUPATION_MAX}
          tooLong={tooLong}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={saveOnEnter}
        />
      </div>
      <Button className="min-h-13" disabled={!maySave} isBusy={isSaving} onClick={() => onSave(occupation)}>
        {t('profession.save')}
      </Button>
    </div>
  )
}
