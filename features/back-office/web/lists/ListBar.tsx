import { useIsFetching } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Download, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { usePanelLocation } from '../panel-location.ts'
import { PANEL, usePanelRefresh } from '../panel-queries.ts'
import { SearchBox } from './SearchBox.tsx'
import { type ListFile, useSaveList } from './use-save-list.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
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
  const { member } = usePanelLocation()
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
