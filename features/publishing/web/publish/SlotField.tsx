import { useTranslation } from 'react-i18next'
import { TextField } from '#ui/TextField.tsx'
import { SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { momentOf, slotOf, type Slot, type SlotProblem } from './slot.ts'
import { useDateTimeFormat, useZoneName } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

interface SlotFieldProps {
  slot: Slot
  /** The latest time that can be chosen. */
  latest: Date
  problem: SlotProblem | undefined
  /** The server's refusal of the time. */
  refusal: string | undefined
  onChange: (slot: Slot) => void
}

/** A day and a time in the browser's own fields, which work with every keyboard and screen reader. */
export function SlotField({ slot, latest, problem, refusal, onChange }: SlotFieldProps) {
  const { t } = useTranslation('publishing')
  const today = slotOf(useNow()).day
  return (
    <>
      <div className="grid gap-3 min-[24rem]:grid-cols-[3fr_2fr]">
        <TextField
          type="date"
          label={t('when.day')}
          className="min-w-0 appearance-none"
          required
          min={today}
          max={slotOf(latest).day}
          value={slot.day}
          onChange={(event) => onChange({ ...slot, day: event.target.value })}
        />
        <TextField
          type="time"
          label={t('when.time')}
          className="min-w-0 appearance-none"
          required
          value={slot.time}
          onChange={(event) => onChange({ ...slot, time: event.target.value })}
        />
      </div>
      <Meaning slot={slot} problem={problem} refusal={refusal} latest={latest} />
    </>
  )
}

/** The choice in words, to avoid mistakes, or the reason why it is not possible. */
function Meaning({ slot, problem, refusal, latest }: Pick<SlotFieldProps, 'slot' | 'problem' | 'refusal' | 'latest'>) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('full')
  const zone = useZoneName()
  const moment = momentOf(slot)
  const words = () => {
    if (refusal !== undefined) return refusal
    if (problem === 'too_late') return t('when.too_late', { date: write(latest) })
    if (problem !== undefined) return t(`when.${problem}`, { minutes: SOONEST_MINUTES })
    return moment && t('when.meaning', { date: write(moment), zone })
  }
  const isProblem = refusal !== undefined || problem !== undefined
  return (
    <p aria-live="polite" className={isProblem ? 'text-sm text-danger' : 'text-sm text-soft'}>
      {words()}
    </p>
  )
}
