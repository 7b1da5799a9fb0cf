import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { focusOnArrival } from './focus-on-arrival.ts'

interface KnownValueProps {
  label: string
  value: string | null
  /** What the button does, for those who do not see what stands beside it. */
  changeLabel: string
  onChange: () => void
  /** It is back from being changed: so is the keyboard. */
  isBack: boolean
}

/** What we know, to read, with the way to change it. */
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
