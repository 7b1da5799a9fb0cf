import { useTranslation } from 'react-i18next'
import { showPhone } from '#features/session/web/index.ts'
import type { PanelMemberRow } from '../people-shapes.ts'
import { ListBar } from './lists/ListBar.tsx'
import { usePanelLocation } from './panel-location.ts'
import { usePanelMembers } from './panel-queries.ts'
import { Person, PersonName } from './lists/Person.tsx'
import { planTextsOf } from '../plan-texts.ts'
import { PlanBadges } from './PlanBadges.tsx'
import { RecordList } from './lists/RecordList.tsx'
import { useDateTimeFormat } from './use-date-time-format.ts'

interface MemberProps {
  row: PanelMemberRow
}

/** All members, including those who never paid. */
export function MembersTab() {
  const { t } = useTranslation('panel')
  const { search } = usePanelLocation()
  const list = usePanelMembers()
  return (
    <>
      <ListBar readAt={list.readAt} error={list.error} file={{ list: 'members', filter: { search } }} />
      <RecordList
        label={t('tabs.members')}
        list={list}
        isFiltered={search !== undefined}
        columns={[
          { heading: t('list.member'), Cell: Name },
          { heading: t('list.phone'), Cell: Phone, isShort: true },
          { heading: t('list.email'), Cell: Email },
          { heading: t('list.plan'), Cell: Plan, isShort: true },
          { heading: t('member.allowance.remaining'), Cell: Remaining, isNumber: true, isShort: true },
          { heading: t('list.since'), Cell: Since, isNumber: true, isShort: true },
        ]}
        Card={MemberCard}
      />
    </>
  )
}

function Name({ row }: MemberProps) {
  return <PersonName person={row} />
}

function Phone({ row: { phone } }: MemberProps) {
  return <span className="tabular-nums">{phone === null ? '–' : showPhone(phone)}</span>
}

function Email({ row: { email } }: MemberProps) {
  return <span className="wrap-anywhere">{email ?? '–'}</span>
}

function Plan({ row }: MemberProps) {
  return planTextsOf(row).length === 0 ? '–' : <Badges row={row} />
}

function Badges({ row }: MemberProps) {
  return (
    <span className="flex flex-wrap justify-end gap-1 lg:justify-start">
      <PlanBadges row={row} />
    </span>
  )
}

function Remaining({ row: { remaining } }: MemberProps) {
  return remaining ?? '–'
}

function Since({ row: { created_at } }: MemberProps) {
  const formatDateTime = useDateTimeFormat()
  return formatDateTime(created_at)
}

function MemberCard({ row }: MemberProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <>
      <Person person={row} badge={<Badges row={row} />} />
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
        <span>{t('member.since', { date: formatDateTime(row.created_at) })}</span>
        {row.remaining !== null && <span>{t('list.remaining', { count: row.remaining })}</span>}
      </p>
    </>
  )
}
