import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Examples } from '../upload/Examples.tsx'
import { GalleryFilterBar } from './GalleryFilterBar.tsx'
import { EditTile } from './EditTile.tsx'
import type { GalleryFilters } from '../studio-location.ts'
import { useEdits } from './use-edits.ts'

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-4'
const PLACEHOLDERS = 5

/** Everything made so far; a member without edits sees examples. */
export function Gallery({ filters }: { filters: GalleryFilters }) {
  const { t } = useTranslation('studio')
  const { edits, ...query } = useEdits(filters)
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  if (edits?.length === 0 && !isFiltered) return <Examples />

  return (
    <section aria-labelledby="gallery" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="gallery" className="text-xl">
          {t('gallery.heading')}
        </h2>
        <GalleryFilterBar filters={filters} />
      </div>
      <Wall {...query} edits={edits} />
    </section>
  )
}

function Wall({ edits, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage }: ReturnType<typeof useEdits>) {
  const { t } = useTranslation('studio')
  if (!edits) {
    return error ? (
      <EmptyState
        title={t('gallery.failed')}
        text={error.message}
        action={<Button onClick={() => void refetch()}>{t('upload.retry')}</Button>}
      />
    ) : (
      <div className={GRID}>
        {Array.from({ length: PLACEHOLDERS }, (_, place) => (
          <Skeleton key={place} className="aspect-4/5 !rounded-print" />
        ))}
      </div>
    )
  }
  if (edits.length === 0) {
    return (
      <EmptyState title={t('gallery.noneSuch')} action={<LinkButton to={paths.studio()}>{t('gallery.showAll')}</LinkButton>} />
    )
  }
  return (
    <>
      <ul className={GRID}>
        {edits.map((edit) => (
          <EditTile key={edit.id} edit={edit} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('gallery.more')}
        </Button>
      )}
    </>
  )
}
