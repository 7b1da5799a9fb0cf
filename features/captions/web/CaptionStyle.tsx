import { useTranslation } from 'react-i18next'
import { ChipGroup } from '#ui/ChipGroup.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { LENGTHS, TONES } from '../contract.ts'
import type { CaptionWishesValue } from './caption-wishes.ts'

interface CaptionStyleProps {
  tone: (typeof TONES)[number]
  length: (typeof LENGTHS)[number]
  onChange: (changed: Partial<CaptionWishesValue>) => void
}

/** The tone of a caption and its length. */
export function CaptionStyle({ tone, length, onChange }: CaptionStyleProps) {
  const { t } = useTranslation('studio')
  return (
    <>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t('caption.tone')}
        </p>
        <ChipGroup
          label={t('caption.tone')}
          value={tone}
          options={TONES.map((each) => ({ value: each, text: t(`tones.${each}`) }))}
          onChange={(chosen) => onChange({ tone: chosen })}
        />
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold" aria-hidden="true">
          {t('caption.length')}
        </p>
        <SegmentedControl
          label={t('caption.length')}
          value={length}
          options={LENGTHS.map((each) => ({ value: each, text: t(`lengths.${each}`) }))}
          onChange={(chosen) => onChange({ length: chosen })}
        />
      </div>
    </>
  )
}
