import { useTranslation } from 'react-i18next'
import type { PanelNotice } from '#features/back-office/member-shapes.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useMemberNotices } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface NoticeProps {
  row: PanelNotice
}

/** The member's notices, in this page's language. */
export function NoticesPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberNotices(memberId)
  return (
    <PartList
      label={t('member.parts.notices')}
      list={list}
      columns={[
        { heading: t('member.notices.text'), Cell: NoticeText },
        { heading: t('member.notices.told'), Cell: NoticeTime },
        { heading: t('list.status'), Cell: NoticeState },
      ]}
      Card={NoticeCard}
    />
  )
}

function NoticeText({ row: { text } }: NoticeProps) {
  return <p className="wrap-anywhere">{text}</p>
}

function NoticeTime({ row: { created_at } }: NoticeProps) {
  const formatDateTime = useDateTimeFormat()
  return <span className="text-sm whitespace-nowrap text-soft tabular-nums">{formatDateTime(created_at)}</span>
}

function NoticeState({ row: { dismissed_at } }: NoticeProps) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  return (
    <span className="text-sm text-soft tabular-nums">
      {dismissed_at === null ? t('member.notices.stands') : t('member.notices.dismissed', { date: formatDateTime(dismissed_at) })}
    </span>
  )
}

function NoticeCard({ row }: NoticeProps) {
  return (
    <>
      <NoticeText row={row} />
      <p className="mt-1 flex flex-wrap gap-x-3">
        <NoticeTime row={row} />
        <NoticeState row={row} />
      </p>
    </>
  )
}
