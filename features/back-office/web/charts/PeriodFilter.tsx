import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '#features/business-zone.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { useSetFilters, usePanelLocation } from '../panel-location.ts'
import { nameOf, PERIOD_NAMES, periodOf, readDay, WHOLE } from './period.ts'

const ALL = ''
const CHOSEN = 'chosen'

/** Filters a list by days: a named period, or two chosen days. Stored in the address. */
export function PeriodFilter() {
  const { t } = useTranslation('panel')
  const { period } = usePanelLocation()
  const setFilters = useSetFilters()
  const [isChoosing, setChoosing] = useState(false)
  const [today] = useState(() => businessDay(new Date()))
  const isWhole = period.from === undefined && period.to === undefined
  const name = nameOf(period, today) ?? (isWhole ? ALL : CHOSEN)
  const shown = isChoosing ? CHOSEN : name

  function choose(value: string) {
    setChoosing(value === CHOSEN)
    const named = PERIOD_NAMES.find((each) => each === value)
    if (named) setFilters({ ...periodOf(named, today) })
    if (value === ALL) setFilters({ ...WHOLE })
  }

  return (
    <>
      <FilterSelect
        label={t('period.label')}
        value={shown}
        options={[
          { value: ALL, text: t('period.all') },
          ...PERIOD_NAMES.map((value) => ({ value, text: t(`period.names.${value}`) })),
          { value: CHOSEN, text: t('period.chosen') },
        ]}
        onChange={choose}
      />
      {shown === CHOSEN && (
        <span className="flex flex-wrap gap-2">
          <DayInput end="from" day={period.from} latest={period.to ?? today} />
          <DayInput end="to" day={period.to} earliest={period.from} latest={today} />
        </span>
      )}
    </>
  )
}

interface DayInputProps {
  end: 'from' | 'to'
  day: string | undefined
  earliest?: string | undefined
  latest: string
}

/** While a year is typed the date is invalid at times: such values stay in the field, and out of the address. */
function DayInput({ end, day, earliest, latest }: DayInputProps) {
  const { t } = useTranslation('panel')
  const setFilters = useSetFilters()
  const [typed, setTyped] = useState(day ?? '')
  const [known, setKnown] = useState(day)
  // the address has changed, and not because of this field
  if (known !== day) {
    setKnown(day)
    if (day !== readDay(typed)) setTyped(day ?? '')
  }
  return (
    <label className="inline-flex items-center gap-1.5 rounded-full bg-surface pr-2 pl-3 text-sm text-soft ring-1 ring-edge ring-inset has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {t(`period.${end}`)}
      <input
        type="date"
        value={typed}
        min={earliest}
        max={latest}
        onChange={(event) => {
          const { value } = event.target
          setTyped(value)
          if (value === '' || readDay(value) !== undefined) setFilters({ [end]: readDay(value) })
        }}
        className="min-h-11 bg-transparent text-sm font-medium text-ink outline-none"
      />
    </label>
  )
}
