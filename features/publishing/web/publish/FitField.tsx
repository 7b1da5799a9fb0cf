import { useTranslation } from 'react-i18next'
import { type Draft, type Fit, FITS } from '#features/publishing/contract.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { useFinishedEdits } from '../publication-queries.ts'
import { hasOtherRatio, needsCropOrPadding } from './feed-ratio.ts'

interface FitFieldProps {
  draft: Draft
  /** The other edits of a carousel. */
  others: readonly string[]
  fit: Fit
  onChange: (fit: Fit) => void
}

/** Asks only where there is something to crop or to pad, and says what. */
export function FitField({ draft, others, fit, onChange }: FitFieldProps) {
  const { t } = useTranslation('publishing')
  const isTooLong = needsCropOrPadding(draft)
  const { data: finished } = useFinishedEdits({ isWanted: others.length > 0 })
  const formats = others.map((id) => finished?.find((edit) => edit.id === id)?.format)
  if (!isTooLong && !hasOtherRatio(draft, formats)) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold" aria-hidden="true">
        {t('fit.label')}
      </p>
      <SegmentedControl
        label={t('fit.label')}
        value={fit}
        options={FITS.map((value) => ({ value, text: t(`fit.${value}`) }))}
        onChange={onChange}
      />
      <p className="text-sm text-faint">{t(isTooLong ? 'fit.why' : 'fit.others')}</p>
    </div>
  )
}
