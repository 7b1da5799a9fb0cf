import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'

interface ReadOnlyFieldProps {
  label: string
  value: string | null
  /** The accessible name, which includes what is changed. */
  changeLabel: string
  onChange: () => void
  /** The form was closed: the button takes the focus again. */
  takesFocus: boolean
}

/** A value as text, with a button to change it. */
export function ReadOnlyField({ label, value, changeLabel, onChange, takesFocus }: ReadOnlyFieldProps) {
  const { t } = useTranslation('account')
  return (
    <div className="flex items-center justify-between gap-x-4">
      <p className="min-w-0">
        <span className="block text-sm font-semibold">{label}</span>
        <span className="text-soft wrap-anywhere">{value ?? t('profile.notGiven')}</span>
      </p>
      <Button ref={takesFocus ? focusOnArrival : undefined} onClick={onChange} aria-label={changeLabel}>
        {t('profile.change')}
      </Button>
    </div>
  )
}
