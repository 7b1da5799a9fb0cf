import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { FORMATS, type Format } from '#features/photo-edits/contract.ts'
import { FormatShape } from './FormatShape.tsx'
import { useFormatNames } from './use-format-names.ts'

/** The picture's format, each drawn as its shape. */
export function FormatPicker({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const { t } = useTranslation('studio')
  const { name, shortName } = useFormatNames()
  return (
    <div className="flex flex-col gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm" aria-hidden="true">
        <span className="font-semibold">{t('compose.format')}</span>
        <span className="text-faint">{name(value)}</span>
      </p>
      <SegmentedControl
        className="max-[22.5rem]:[&_svg]:hidden"
        label={t('compose.format')}
        value={value}
        options={FORMATS.map((format) => ({
          value: format,
          text: shortName(format),
          icon: <FormatShape format={format} />,
        }))}
        onChange={onChange}
      />
    </div>
  )
}
