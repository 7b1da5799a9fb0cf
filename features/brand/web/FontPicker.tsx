import { RadioGroup } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { addressOf } from '#features/api.ts'
import { chooseByArrow } from '#ui/choose-by-arrow.ts'
import { type BrandType, brands } from '../contract.ts'

interface FontPickerProps {
  types: readonly { readonly id: BrandType; readonly name: string }[]
  value: BrandType | undefined
  onChange: (type: BrandType) => void
}

/** The font pairs, each with a few words in it. */
export function FontPicker({ types, value, onChange }: FontPickerProps) {
  const { t } = useTranslation('brand')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold" aria-hidden="true">
        {t('type')}
      </p>
      <RadioGroup.Root
        aria-label={t('type')}
        value={value ?? null}
        onValueChange={(chosen) => onChange(chosen as BrandType)} // as: Radix knows strings, the options are all of them
        onKeyDownCapture={chooseByArrow}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4"
      >
        {types.map(({ id, name }) => (
          <RadioGroup.Item
            key={id}
            value={id}
            aria-label={name}
            className="flex flex-col rounded-control bg-white p-2 ring-1 ring-edge data-[state=checked]:ring-3 data-[state=checked]:ring-ink"
          >
            <img
              src={addressOf(brands.getTypeSample, { params: { type: id } })}
              alt=""
              loading="lazy"
              className="aspect-[240/88] w-full"
            />
            <span className="pl-0.5 text-left text-xs text-black" aria-hidden="true">
              {name}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
