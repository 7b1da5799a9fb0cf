import { FilterSelect } from '#ui/FilterSelect.tsx'
import { useNarrow } from '../panel-place.ts'

interface PlaceFilterProps<Value extends string> {
  /** Its name in the address. */
  name: 'status' | 'actor' | 'kind'
  label: string
  /** The text of the option without a filter. */
  all: string
  value: Value | undefined
  options: readonly { readonly value: Value; readonly text: string }[]
}

/** A filter stored in the address. */
export function PlaceFilter<Value extends string>({ name, label, all, value, options }: PlaceFilterProps<Value>) {
  const narrow = useNarrow()
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', text: all }, ...options]}
      onChange={(chosen) => narrow({ [name]: options.find((option) => option.value === chosen)?.value })}
    />
  )
}
