import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'

interface KnownValueProps {
  label: string
  value: string | null
  /** The accessible name, which includes what is changed. */
  changeLabel: string
  onChange: () => void
  /** Returned from the form: the button takes the focus again. */
  isBack: boolean
}

/** A known value with a button to change it. */
export function KnownValue({ label, value, changeLabel, onChange, isBack }: KnownValueProps) {
  const { t } = useTranslation('account')
  return (
    <div className="flex items-center justify-between gap-x-4">
      <p className="min-w-0">
        <span className="block text-sm font-semibold">{label}</span>
        <span className="text-soft wrap-anywhere">{value ?? t('profile.notGiven')}</span>
      </p>
      <Button ref={isBack ? focusOnArrival : undefined} onClick={onChange} aria-label={changeLabel}>
        {t('profile.change')}
      </Button>
    </div>
  )
}
