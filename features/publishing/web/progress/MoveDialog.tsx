import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSubmit } from '#features/use-submit.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { LATEST_DAYS, type Publication, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { HourChips } from '../calendar/HourChips.tsx'
import { momentOf, type Slot, slotOf, slotProblem } from '../publish/slot.ts'
import { SlotField } from '../publish/SlotField.tsx'
import { FailureAlert } from './FailureAlert.tsx'
import { usePublicationAction } from './use-publication-action.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

interface MoveDialogProps {
  publication: Publication
  /** The day to begin with, when it was chosen already. */
  day?: string
  onClose: () => void
}

/** Moves a post to another day and time; its texts stay. */
export function MoveDialog({ publication, day, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const write = useDateTimeFormat('full')
  const writeShort = useDateTimeFormat('short')
  const now = useNow()
  const form = useForm<{ slot: Slot }>({
    defaultValues: { slot: { ...slotOf(new Date(publication.at)), ...(day !== undefined && { day }) } },
  })
  const { control, setValue, formState } = form
  const slot = useWatch({ control, name: 'slot' })
  const latest = new Date(now.getFullYear(), now.getMonth(), now.getDate() + LATEST_DAYS, now.getHours())
  const timeProblem = slotProblem(slot, { now, soonestMinutes: SOONEST_MINUTES, latest })
  const isSame = momentOf(slot)?.getTime() === new Date(publication.at).getTime()
  const to = isSame || timeProblem !== undefined ? undefined : momentOf(slot)
  const { performAsync } = usePublicationAction(publication)
  const { submit, isBusy, problem, problemCode } = useSubmit(
    form,
    async () => {
      if (!to) return
      const { at } = await performAsync({ name: 'move', to })
      onClose()
      void showToast('success', t('move.done', { date: write(at) }))
    },
    { fieldOf: ({ field }) => (field === 'scheduled_at' ? 'slot' : undefined) },
  )
  return (
    <Dialog
      isOpen
      // closing while the request runs would look like a cancellation
      onOpenChange={(isWanted) => !isWanted && !isBusy && onClose()}
      title={t('move.heading')}
      description={t('move.text', { date: write(publication.at) })}
      closeLabel={t('common:close')}
    >
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <SlotField
          slot={slot}
          latest={latest}
          problem={isSame ? undefined : timeProblem}
          refusal={formState.errors.slot?.message}
          onChange={(chosen) => setValue('slot', chosen)}
        />
        {slot.day !== '' && (
          <HourChips day={slot.day} value={slot.time} onChange={(time) => setValue('slot', { ...slot, time })} />
        )}
        {problem !== undefined && <FailureAlert code={problemCode} text={problem} />}
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} disabled={!to}>
          {to ? t('move.submit', { date: writeShort(to) }) : t('move.choose')}
        </Button>
      </form>
    </Dialog>
  )
}
