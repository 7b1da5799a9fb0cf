import { Search, X } from 'lucide-react'
import { useCallback, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { IconButton } from '#ui/Button.tsx'
import { fieldClass } from '#ui/field.ts'
import { SEARCH_MAX } from '#features/back-office/panel-contract.ts'
import { useSetFilters, usePanelLocation } from '../panel-location.ts'
import { useSearchQuery } from './use-search-query.ts'

/** Searches while one types. The search is in the address. */
export function SearchBox({ searchFor }: { searchFor: string | undefined }) {
  const { t } = useTranslation('panel')
  const { search, writtenSearch } = usePanelLocation()
  const setFilters = useSetFilters()
  const lookFor = useCallback((wanted: string | undefined) => setFilters({ search: wanted }), [setFilters])
  const words = useSearchQuery({ search, written: writtenSearch, onSearch: lookFor })
  const tooLong = useTooLong(words.typed, SEARCH_MAX)
  const hintId = useId()
  return (
    <search className="lg:w-96">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          words.submit()
        }}
        className="relative"
      >
        <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-faint" aria-hidden="true" />
        <input
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('search.label')}
          aria-describedby={hintId}
          placeholder={searchFor ?? t('search.place')}
          value={words.typed}
          onChange={(event) => words.type(event.target.value)}
          className={fieldClass(false, 'h-11 pr-12 pl-11')}
        />
        {words.typed !== '' && (
          <IconButton label={t('search.clear')} className="absolute top-0 right-0" onClick={() => words.type('')}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        )}
      </form>
      <p id={hintId} aria-live="polite" className="mt-1.5 text-sm text-soft empty:hidden">
        {tooLong ?? (words.isTooShort && t('search.short'))}
      </p>
    </search>
  )
}
