import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { changeOf, isWelcome } from './change-of.ts'

interface ChangeProps {
  now: number
  before: number
  /** Of refunds. */
  isBetterLower?: boolean
  /** A rate in percent, whose change is told in percentage points. */
  isRate?: boolean
}

/** The change from the period before, by sign and colour; nothing where there is nothing to compare with. */
export function Change({ now, before, isBetterLower = false, isRate = false }: ChangeProps) {
  const { t, i18n } = useTranslation('panel')
  const change = isRate ? now - before : changeOf(now, before)
  if (change === undefined) return null
  const digits = isRate ? 1 : 0
  const number = new Intl.NumberFormat(i18n.language, {
    ...(!isRate && { style: 'percent' }),
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(change)
  const welcome = isWelcome(change, isBetterLower)
  return (
    <>
      {/* where a line may break: neither side breaks by itself */}{' '}
      <span
        title={t('stats.before')}
        className={clsx(
          'ml-0.5 font-semibold whitespace-nowrap',
          welcome === true && 'text-good',
          welcome === false && 'text-danger',
        )}
      >
        {isRate ? t('stats.points', { number }) : number}
        <span className="sr-only"> {t('stats.before')}</span>
      </span>
    </>
  )
}
