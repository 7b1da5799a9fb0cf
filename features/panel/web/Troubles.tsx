import { ChevronRight, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { listTroubles, type Trouble } from './operations/list-troubles.ts'
import { useOperations } from './operations/operations-queries.ts'

/** Everything that needs a person, visible on every page of the panel; nothing while there is no problem. */
export function Troubles() {
  const { t } = useTranslation('panel')
  const tell = useReportTrouble()
  const { data } = useOperations()
  const troubles = data ? listTroubles(data) : []
  if (troubles.length === 0) return null
  return (
    <section aria-label={t('troubles.label')}>
      <ul className="flex flex-col divide-y divide-line overflow-clip rounded-control bg-danger-soft text-sm lg:flex-row lg:flex-wrap lg:divide-y-0">
        {troubles.map((trouble) => (
          <li key={tell(trouble)}>
            <Link
              to={paths.admin(trouble.place)}
              className="flex min-h-11 items-center gap-2.5 px-4 py-2 font-semibold text-ink -outline-offset-2 hover:underline"
            >
              <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
              <span className="min-w-0 flex-1">{tell(trouble)}</span>
              <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useReportTrouble(): (trouble: Trouble) => string {
  const { t } = useTranslation('panel')
  return (trouble) => {
    if ('count' in trouble) return t(`troubles.${trouble.kind}`, { count: trouble.count })
    if (trouble.kind === 'reconciliation') return t('troubles.reconciliation')
    return t(`troubles.${trouble.kind}`, { name: t(`operations.providers.names.${trouble.provider}`) })
  }
}
