import { useTranslation } from 'react-i18next'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { LENGTHS, TONES } from '../contract.ts'
import type { CaptionWishesValue } from './caption-wishes.ts'

interface CaptionMannerProps {
  wishes: Pick<CaptionWishesValue, 'tone' | 'length'>
  onChange: (changed: Partial<CaptionWishesValue>) => void
}

/** The tone of a caption and its length. */
export function CaptionManner({ wishes, onChange }: CaptionMannerProps) {
  const { t } = useTranslation('studio')
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t('caption.tone')}
        </p>
        <ChipGroup
          label={t('caption.tone')}
          value={wishes.tone}
          options={TONES.map((tone) => ({ value: tone, text: t(`tones.${tone}`) }))}
          onChange={(tone) => onChange({ tone })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t('caption.length')}
        </p>
        <SegmentedControl
          label={t('caption.length')}
          value={wishes.length}
          options={LENGTHS.map((length) => ({ value: length, text: t(`lengths.${length}`) }))}
          onChange={(length) => onChange({ length })}
        />
      </div>
    </>
  )
}
