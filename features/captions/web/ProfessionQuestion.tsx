import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { account } from '#features/account/contract.ts'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { rememberSignIn } from '#features/sign-in/web/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { chipClass } from '#ui/ChipGroup.tsx'
import { TextField } from '#ui/TextField.tsx'
import { isProfessionSkipped, skipProfession } from './profession-question.ts'

const PROFESSIONS = ['beauty', 'confectionery', 'hair', 'dentistry', 'realEstate', 'fitness', 'food', 'crafts'] as const
/** Of the profile's field. */
const OCCUPATION_MAX = 80

/** What the member does for a living, asked once: captions know the trade then. Nobody has to say. */
export function ProfessionQuestion() {
  const { t } = useTranslation('studio')
  const member = useMember()
  const queryClient = useQueryClient()
  const [isSkipped, setSkipped] = useState(() => isProfessionSkipped(member.id))
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useMutation<unknown, CallError, string>({
    mutationFn: async (occupation) => {
      const body = { action: 'update_profile', phone: member.phone, occupation_area: occupation } as const
      rememberSignIn(queryClient, (await fetchOrThrow(account.changeUser, { body })).user)
    },
  })
  if (member.occupation_area !== null || isSkipped) return null

  return (
    <section
      aria-label={t('profession.question')}
      className="flex flex-col gap-3 rounded-card bg-surface p-4 ring-1 ring-line ring-inset"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-sans text-base tracking-normal">{t('profession.question')}</h2>
          <p className="text-sm text-soft">{t('profession.why')}</p>
        </div>
        <Button
          look="quiet"
          size="small"
          className="-mt-1 -mr-2 shrink-0"
          onClick={() => {
            skipProfession(member.id)
            setSkipped(true)
          }}
        >
          {t('profession.skip')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
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
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('profession.other')}
            error={error?.message}
            maxLength={OCCUPATION_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault() // it stands inside the form of the order
              if (typed.trim() !== '') mutate(typed.trim())
            }}
          />
        </div>
        <Button className="min-h-13" disabled={typed.trim() === ''} isBusy={isPending} onClick={() => mutate(typed.trim())}>
          {t('profession.save')}
        </Button>
      </div>
    </section>
  )
}
