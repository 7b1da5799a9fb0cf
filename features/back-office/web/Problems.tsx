import { ChevronRight, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { listProblems, type Problem } from './operations/list-problems.ts'
import { useOperations } from './operations/operations-queries.ts'

/** Everything that needs a person, visible on every page of the panel; nothing while there is no problem. */
export function Problems() {
  const { t } = useTranslation('panel')
  const describe = useReportProblem()
  const { data } = useOperations()
  const problems = data ? listProblems(data) : []
  if (problems.length === 0) return null
  return (
    <section aria-label={t('problems.label')}>
      <ul className="flex flex-col divide-y divide-line overflow-clip rounded-control bg-danger-soft text-sm lg:flex-row lg:flex-wrap lg:divide-y-0">
        {problems.map((problem) => (
          <li key={describe(problem)}>
            <Link
              to={paths.admin(problem.place)}
              className="flex min-h-11 items-center gap-2.5 px-4 py-2 font-semibold text-ink -outline-offset-2 hover:underline"
            >
              <CircleAlert className="size-5 shrink-0 text-danger" aria-hidden="true" />
              <span className="min-w-0 flex-1">{describe(problem)}</span>
              <ChevronRight className="size-4.5 shrink-0 text-soft" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useReportProblem(): (problem: Problem) => string {
  const { t } = useTranslation('panel')
  return (problem) => {
    if ('count' in problem) return t(`problems.${problem.kind}`, { count: problem.count })
    if (problem.kind === 'reconciliation') return t('problems.reconciliation')
    return t(`problems.${problem.kind}`, { name: t(`operations.providers.names.${problem.provider}`) })
  }
}
