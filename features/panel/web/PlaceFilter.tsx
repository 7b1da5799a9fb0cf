import { useNavigate } from 'react-router'
import { type AdminSearch, paths } from '#features/paths.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'

interface PlaceFilterProps<Value extends string> {
  label: string
  /** What it says when it leaves nothing out. */
  all: string
  value: Value | undefined
  options: readonly { readonly value: Value; readonly text: string }[]
  /** The address with that value, or without one. */
  placeOf: (value: Value | undefined) => AdminSearch
}

/** A filter that is kept in the address. */
export function PlaceFilter<Value extends string>({ label, all, value, options, placeOf }: PlaceFilterProps<Value>) {
  const navigate = useNavigate()
  return (
    <FilterSelect
      label={label}
      value={value ?? ''}
      options={[{ value: '', text: all }, ...options]}
      onChange={(chosen) => {
        const known = options.find((option) => option.value === chosen)
        void navigate(paths.admin(placeOf(known?.value)), { replace: true, preventScrollReset: true })
      }}
    />
  )
}
