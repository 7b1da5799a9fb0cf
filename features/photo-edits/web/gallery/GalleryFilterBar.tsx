import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { OPERATIONS, POSTS, STATES } from '#features/photo-edits/contract.ts'
import type { GalleryFilters } from '../studio-location.ts'
import { GallerySearch } from './GallerySearch.tsx'

/** The gallery's filters, stored in the address. */
export function GalleryFilterBar({ filters }: { filters: GalleryFilters }) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  // a filter adds no entry to the history, and the page keeps its scroll position
  const show = (changed: Parameters<typeof paths.studio>[0]) =>
    void navigate(paths.studio({ ...filters, ...changed }), { replace: true, preventScrollReset: true })
  return (
    <div className="flex max-w-full flex-wrap gap-2">
      <search className="inline-flex max-w-full flex-1 flex-col sm:flex-none">
        <GallerySearch query={filters.q} onSearch={(q) => show({ q })} />
      </search>
      <FilterSelect
        label={t('gallery.byOperation')}
        value={filters.operation ?? ''}
        options={[
          { value: '', text: t('gallery.allOperations') },
          ...OPERATIONS.map((operation) => ({ value: operation, text: t(`operations.${operation}.name`) })),
        ]}
        onChange={(operation) => show({ operation })}
      />
      <FilterSelect
        label={t('gallery.byState')}
        value={filters.post ?? filters.state ?? ''}
        options={[
          { value: '', text: t('gallery.allStates') },
          ...POSTS.map((post) => ({ value: post, text: t(`posts.${post}`) })),
          ...STATES.filter((state) => state !== 'done').map((state) => ({ value: state, text: t(`states.${state}`) })),
        ]}
        onChange={(value) => {
          const post = POSTS.find((known) => known === value)
          show({ post, state: post ? undefined : value })
        }}
      />
    </div>
  )
}
