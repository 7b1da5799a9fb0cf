import { useTranslation } from 'react-i18next'
import type { PanelFoundMember } from '../contract.ts'
import { ListBar } from './ListBar.tsx'
import { usePanelPlace } from './panel-place.ts'
import { usePanelMembers } from './panel-queries.ts'
import { Person } from './Person.tsx'
import { RecordList } from './RecordList.tsx'
import { useMomentFormat } from './use-moment-format.ts'

interface MemberProps {
  row: PanelFoundMember
}

/** Everybody, also those who never paid. */
export function MembersTab() {
  const { t } = useTranslation('panel')
  const { search } = usePanelPlace()
  const list = usePanelMembers()
  return (
    <>
      <ListBar readAt={list.readAt} error={list.error} file={{ list: 'members', filter: { search } }} />
      <RecordList
        label={t('tabs.members')}
        list={list}
        isFiltered={search !== undefined}
        columns={[
          { heading: t('list.member'), Cell: Found },
          { heading: t('list.date'), Cell: Since, isNumber: true },
        ]}
        Card={FoundCard}
      />
    </>
  )
}

function Found({ row }: MemberProps) {
  return <Person person={row} />
}

function Since({ row: { created_at } }: MemberProps) {
  const writeMoment = useMomentFormat()
  return writeMoment(created_at)
}

function FoundCard({ row }: MemberProps) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  return (
    <>
      <Person person={row} />
      <p className="mt-1 text-sm text-soft tabular-nums">{t('member.since', { date: writeMoment(row.created_at) })}</p>
    </>
  )
}
