import { useTranslation } from 'react-i18next'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { ENOUGH_POSTS } from './good-hours.ts'
import { useGoodHours } from './use-good-hours.ts'

interface HourChipsProps {
  day: string
  /** The chosen time, one of the good hours or not. */
  value: string
  onChange: (time: string) => void
}

/** Good hours to post on a day, and where they come from. Nothing when the day has no time left. */
export function HourChips({ day, value, onChange }: HourChipsProps) {
  const { t } = useTranslation('publishing')
  const good = useGoodHours(day)
  if (!good || good.hours.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold" aria-hidden="true">
        {t('hours.label')}
      </p>
      <ChipGroup
        label={t('hours.label')}
        value={value}
        options={good.hours.map((hour) => ({ value: hour, text: hour }))}
        onChange={onChange}
      />
      <p className="text-sm text-faint">{t(`hours.${good.source}`, { posts: ENOUGH_POSTS })}</p>
    </div>
  )
}
