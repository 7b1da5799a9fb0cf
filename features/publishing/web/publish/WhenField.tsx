import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { Slot, SlotProblem } from './slot.ts'
import { SlotField } from './SlotField.tsx'

const TIMES = ['now', 'later'] as const
export type When = (typeof TIMES)[number]

interface WhenFieldProps {
  when: When
  slot: Slot
  /** The latest time that can be chosen. */
  latest: Date
  problem: SlotProblem | undefined
  /** The server's refusal of the time. */
  refusal: string | undefined
  onChange: (changed: { when?: When; slot?: Slot }) => void
}

/** Now, or a day and a time. */
export function WhenField({ when, slot, latest, problem, refusal, onChange }: WhenFieldProps) {
  const { t } = useTranslation('publishing')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-semibold" aria-hidden="true">
        {t('when.label')}
      </p>
      <SegmentedControl
        label={t('when.label')}
        value={when}
        options={TIMES.map((value) => ({ value, text: t(`when.${value}`) }))}
        onChange={(chosen) => onChange({ when: chosen })}
      />
      {when === 'later' && (
        <SlotField
          slot={slot}
          latest={latest}
          problem={problem}
          refusal={refusal}
          onChange={(chosen) => onChange({ slot: chosen })}
        />
      )}
    </div>
  )
}
