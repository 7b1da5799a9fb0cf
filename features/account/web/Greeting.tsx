import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { PlanBadge } from '#features/payments/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { AdminLink } from './AdminLink.tsx'
import { firstName } from './first-name.ts'

/** The member's name and plan. */
export function Greeting() {
  const { t } = useTranslation('account')
  const { name, is_admin: isAdmin } = useMember()
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">
        {name ? t('greeting', { name: firstName(name) }) : t('greetingNameless')}
      </h1>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          to={paths.account({ tab: 'billing' })}
          className="-my-2 inline-flex min-h-11 items-center rounded-control empty:hidden"
        >
          <PlanBadge />
        </Link>
        {isAdmin && <AdminLink />}
      </div>
    </header>
  )
}
