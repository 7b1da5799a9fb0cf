import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download, RotateCw, Search, X } from 'lucide-react'
import { useCallback, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/Button.tsx'
import { fieldClass } from '#ui/field.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { SEARCH_MAX } from '#features/back-office/panel-contract.ts'
import { useNarrow, usePanelPlace } from '../panel-place.ts'
import { PANEL, usePanelRefresh } from '../panel-queries.ts'
import { type ListFile, useSaveList } from './use-save-list.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useSearchWords } from './use-search-words.ts'
import { isWithoutConnection } from '../use-report-failure.ts'

interface ListBarProps {
  /** When the list was last read; 0 before. */
  readAt: number
  /** Why it could not be read since. */
  error: Error | null
  /** What can be searched for, if more than people. */
  searchFor?: string
  /** The list that can be exported, with its filters. */
  file?: ListFile
  /** Further filters of the list. */
  children?: ReactNode
}

/** The bar above each list: search, filters, export, and when it was read. */
export function ListBar({ readAt, error, searchFor, file, children }: ListBarProps) {
  const { member } = usePanelPlace()
  return (
    <div className="flex flex-col gap-3 lg:flex-row lg:items-start">
      {member === undefined && <SearchBox searchFor={searchFor} />}
      <div className="flex min-h-11 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:justify-end">
        <div className="flex max-w-full min-w-0 flex-wrap gap-2">{children}</div>
        <div className="ml-auto flex items-center lg:ml-0">
          <Freshness readAt={readAt} error={error} />
          {file && <SaveFile file={file} />}
        </div>
      </div>
    </div>
  )
}

function SearchBox({ searchFor }: { searchFor: string | undefined }) {
  const { t } = useTranslation('panel')
  const { search, writtenSearch } = usePanelPlace()
  const narrow = useNarrow()
  const lookFor = useCallback((wanted: string | undefined) => narrow({ search: wanted }), [narrow])
  const words = useSearchWords({ search, written: writtenSearch, onSearch: lookFor })
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
          maxLength={SEARCH_MAX}
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
        {words.isTooShort && t('search.short')}
      </p>
    </search>
  )
}

/** Next to the button, so that it is visible even when the failed list is not. */
function Freshness({ readAt, error }: Pick<ListBarProps, 'readAt' | 'error'>) {
  const { t } = useTranslation('panel')
  const writeTime = useDateTimeFormat('time')
  const refresh = usePanelRefresh()
  const isOffline = error !== null && isWithoutConnection(error)
  const isAsking = useIsFetching({ queryKey: PANEL }) > 0
  return (
    <p className="flex items-center text-xs text-soft tabular-nums md:text-sm">
      {isOffline && <span className="font-semibold text-danger">{t('failed.network')}</span>}
      {/* reserves its height, so that the list below does not move when the first answer comes */}
      {!isOffline && <span className={clsx(readAt === 0 && 'invisible')}>{t('updatedAt', { time: writeTime(readAt) })}</span>}
      <IconButton label={t('reload')} onClick={() => void refresh()}>
        <RotateCw className={clsx('size-5', isAsking && 'animate-spin')} aria-hidden="true" />
      </IconButton>
    </p>
  )
}

function SaveFile({ file }: { file: ListFile }) {
  const { t } = useTranslation('panel')
  const { save, isBusy } = useSaveList(file)
  return (
    <IconButton label={t('csv.open')} disabled={isBusy} onClick={() => void save()}>
      {isBusy ? <Spinner className="size-5" /> : <Download className="size-5" aria-hidden="true" />}
    </IconButton>
  )
}
