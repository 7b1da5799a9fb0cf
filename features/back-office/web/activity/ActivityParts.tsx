/** The parts of an activity log entry: the cells of its row, and the same as a card. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import type { PanelActivity } from '#features/back-office/panel-contract.ts'
import { Changes } from './Changes.tsx'
import { Details } from '../lists/Details.tsx'
import { usePanelLocation } from '../panel-location.ts'
import { useTrailToMember } from '../nav-state.ts'
import { useCallPerson } from '../lists/Person.tsx'
import { useActivitySentence } from './use-activity-sentence.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface ActivityProps {
  row: PanelActivity
}

export function ActivityEvent({ row }: ActivityProps) {
  const { t } = useTranslation('panel')
  const describe = useActivitySentence()
  const { protocol, reason } = row.detail
  const whose = row.user === null ? {} : { to: paths.admin({ member: row.user.id }) }
  return (
    <div>
      <p className="wrap-anywhere">
        <MaybeLink {...whose}>{describe(row)}</MaybeLink>
      </p>
      <Details line={row} />
      <Changes before={row.before} after={row.after} />
      {typeof reason === 'string' && row.actor === 'admin' && (
        <p className="text-sm wrap-anywhere text-soft">{t('list.reasonOf', { reason })}</p>
      )}
      {protocol !== undefined && (
        <p className="text-xs text-faint tabular-nums">{t('list.protocol', { protocol: String(protocol) })}</p>
      )}
    </div>
  )
}

/** Links to the member, except on the member's own page. */
function MaybeLink({ to, children }: { to?: string; children: ReactNode }) {
  const { member } = usePanelLocation()
  const trail = useTrailToMember()
  if (to === undefined || member !== undefined) return children
  return (
    <Link to={to} state={trail} className="underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current">
      {children}
    </Link>
  )
}

export function ActivityActor({ row: { actor, by } }: ActivityProps) {
  const { t } = useTranslation('panel')
  const callPerson = useCallPerson()
  const name = t(`actors.${actor}`)
  return by === null ? name : t('list.doneBy', { actor: name, name: callPerson(by) })
}

/** Links to all activity from this address. */
export function ActivityAddress({ row: { address } }: ActivityProps) {
  const { t } = useTranslation('panel')
  if (address === null) return '–'
  return (
    <Link
      to={paths.admin({ tab: 'activity', search: address })}
      preventScrollReset
      aria-label={t('list.allFrom', { address })}
      className="underline decoration-edge decoration-1 underline-offset-4 wrap-anywhere tabular-nums hover:decoration-current"
    >
      {address}
    </Link>
  )
}

export function ActivityTime({ row: { created_at } }: ActivityProps) {
  const formatDateTime = useDateTimeFormat()
  return formatDateTime(created_at)
}

export function ActivityCard({ row }: ActivityProps) {
  return (
    <>
      <ActivityEvent row={row} />
      <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
        <li>
          <ActivityTime row={row} />
        </li>
        <li>
          <ActivityActor row={row} />
        </li>
        {row.address !== null && (
          <li>
            <ActivityAddress row={row} />
          </li>
        )}
      </ul>
    </>
  )
}
