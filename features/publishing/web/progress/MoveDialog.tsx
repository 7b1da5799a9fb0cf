import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import { LATEST_DAYS, type Publication, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { HourChips } from '../calendar/HourChips.tsx'
import { momentOf, slotOf, slotProblem } from '../publish/slot.ts'
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
  const [slot, setSlot] = useState(() => ({ ...slotOf(new Date(publication.at)), ...(day !== undefined && { day }) }))
  const latest = new Date(now.getFullYear(), now.getMonth(), now.getDate() + LATEST_DAYS, now.getHours())
  const problem = slotProblem(slot, { now, soonestMinutes: SOONEST_MINUTES, latest })
  const to = momentOf(slot)
  const isSame = to?.getTime() === new Date(publication.at).getTime()
  const { perform, isPerforming, failure } = usePublicationAction(publication, ({ at }) => {
    onClose()
    void showToast('success', t('move.done', { date: write(at) }))
  })
  return (
    <Dialog
      isOpen
      // closing while the request runs would look like a cancellation
      onOpenChange={(isWanted) => !isWanted && !isPerforming && onClose()}
      title={t('move.heading')}
      description={t('move.text', { date: write(publication.at) })}
      closeLabel={t('common:close')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (to && problem === undefined && !isSame) perform({ name: 'move', to })
        }}
      >
        <SlotField slot={slot} latest={latest} problem={isSame ? undefined : problem} refusal={undefined} onChange={setSlot} />
        {slot.day !== '' && <HourChips day={slot.day} value={slot.time} onChange={(time) => setSlot({ ...slot, time })} />}
        {failure && <FailureAlert failure={failure} />}
        <Button type="submit" look="primary" size="large" isWide isBusy={isPerforming} disabled={problem !== undefined || isSame}>
          {problem === undefined && to && !isSame ? t('move.submit', { date: writeShort(to) }) : t('move.choose')}
        </Button>
      </form>
    </Dialog>
  )
}
