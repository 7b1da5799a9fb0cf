import { FilterSelect } from '#ui/FilterSelect.tsx'
import { useSetFilters } from '../panel-location.ts'

interface LocationFilterProps<Value extends string> {
  /** Its name in the address. */
  name: 'status' | 'actor' | 'kind'
  label: string
  /** The text of the option without a filter. */
  all: string
  value: Value | undefined
  options: readonly { readonly value: Value; readonly text: string }[]
}

/** A filter stored in the address. */
export function LocationFilter<Value extends string>({ name, label, all, value, options }: LocationFilterProps<Value>) {
  const setFilters = useSetFilters()
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', text: all }, ...options]}
      onChange={(chosen) => setFilters({ [name]: options.find((option) => option.value === chosen)?.value })}
    />
  )
}
