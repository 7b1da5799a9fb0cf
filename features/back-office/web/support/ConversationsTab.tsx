import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PanelConversationRow } from '#features/back-office/support-contract.ts'
import { paths } from '#features/paths.ts'
import { useTrailToMember } from '../nav-state.ts'
import { ListBar } from '../lists/ListBar.tsx'
import { useCallPerson } from '../lists/Person.tsx'
import { RecordList } from '../lists/RecordList.tsx'
import { placeOfPart } from '../panel-location.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useConversations } from './conversation-queries.ts'
import { ConversationBadge } from './ConversationBadge.tsx'

interface RowProps {
  row: PanelConversationRow
}

/** Members who talk with a person, those that wait longest first. */
export function ConversationsTab() {
  const { t } = useTranslation('panel')
  const list = useConversations()
  return (
    <>
      <ListBar readAt={list.readAt} error={list.error} />
      <RecordList
        label={t('tabs.conversations')}
        list={list}
        isFiltered={false}
        columns={[
          { heading: t('list.member'), Cell: Name },
          { heading: t('list.status'), Cell: State, isShort: true },
          { heading: t('conversations.waitsSince'), Cell: Since, isNumber: true, isShort: true },
          { heading: t('conversations.lastMessage'), Cell: Last, isNumber: true, isShort: true },
        ]}
        Card={ConversationCard}
      />
    </>
  )
}

/** Links to the conversation on the member's page. */
function Name({ row: { user } }: RowProps) {
  const callPerson = useCallPerson()
  const trail = useTrailToMember()
  return (
    <Link
      to={paths.admin(placeOfPart(user.id, 'chat'))}
      state={trail}
      className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current"
    >
      {callPerson(user)}
    </Link>
  )
}

function State({ row: { state } }: RowProps) {
  return <ConversationBadge state={state} />
}

function Since({ row: { waiting_since } }: RowProps) {
  const formatDateTime = useDateTimeFormat()
  return waiting_since === null ? '–' : formatDateTime(waiting_since)
}

function Last({ row: { last_message_at } }: RowProps) {
  return useDateTimeFormat()(last_message_at)
}

function ConversationCard({ row }: RowProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { waiting_since, last_message_at } = row
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <Name row={row} />
        <State row={row} />
      </div>
      <p className="text-sm text-soft tabular-nums">
        {waiting_since === null
          ? t('conversations.lastMessageAt', { date: formatDateTime(last_message_at) })
          : t('conversations.waitsSinceDate', { date: formatDateTime(waiting_since) })}
      </p>
    </>
  )
}
