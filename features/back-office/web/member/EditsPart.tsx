import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { PanelEdit, PictureKind } from '#features/back-office/member-shapes.ts'
import { Badge } from '#ui/Badge.tsx'
import { RowButton } from '../lists/RowButton.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { AskPage } from './ask-page.ts'
import { GiveBack } from './GiveBack.tsx'
import { useMemberEdits } from './member-queries.ts'
import { PartList } from './PartList.tsx'

interface EditProps {
  row: PanelEdit
}

/** The member's edits and their outcomes. Without pictures: each needs a separate request. */
export function EditsPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('panel')
  const list = useMemberEdits(memberId)
  return (
    <PartList
      label={t('member.parts.edits')}
      list={list}
      columns={[
        { heading: t('member.edits.what'), Cell: EditName },
        { heading: t('member.edits.state'), Cell: EditState },
        { heading: t('list.date'), Cell: EditTime },
        { heading: t('member.edits.pictures'), Cell: Pictures },
        { heading: t('list.action'), Cell: EditAction },
      ]}
      Card={EditCard}
    />
  )
}

function EditName({ row: { operation, is_free, give_back, id } }: EditProps) {
  const { t } = useTranslation('panel')
  return (
    <div className="min-w-0">
      <p className="font-semibold">{t(`member.edits.operations.${operation}`)}</p>
      {is_free && <p className="text-sm text-soft">{t('member.edits.free')}</p>}
      {give_back === 'done' && <p className="text-sm text-good">{t('member.edits.givenBack')}</p>}
      <p className="text-xs wrap-anywhere text-faint">{id}</p>
    </div>
  )
}

const VARIANTS = { queued: 'accent', running: 'accent', done: 'good', failed: 'danger' } as const

function EditState({ row: { state, error_code } }: EditProps) {
  const { t } = useTranslation('panel')
  return (
    <div className="shrink-0">
      <Badge variant={VARIANTS[state]}>{t(`member.edits.states.${state}`)}</Badge>
      {error_code !== null && <p className="mt-1 text-xs text-faint">{error_code}</p>}
    </div>
  )
}

function EditTime({ row: { created_at } }: EditProps) {
  const formatDateTime = useDateTimeFormat()
  return <span className="text-sm text-soft tabular-nums">{formatDateTime(created_at)}</span>
}

function Pictures({ row }: EditProps) {
  if (row.pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {row.pictures.map((picture) => (
        <li key={picture}>
          <AskPicture row={row} picture={picture} />
        </li>
      ))}
    </ul>
  )
}

const NAMES = { photo: 'photoOf', result: 'resultOf' } as const

function AskPicture({ row: { id, created_at }, picture }: EditProps & { picture: PictureKind }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { forPicture } = use(AskPage)
  return (
    <RowButton
      label={t(`member.picture.${NAMES[picture]}`, { date: formatDateTime(created_at) })}
      text={t(`member.picture.${picture}`)}
      onClick={() => forPicture({ editId: id, picture })}
    />
  )
}

function EditAction({ row: { give_back, id, created_at } }: EditProps) {
  return give_back === 'possible' && <GiveBack editId={id} date={created_at} />
}

function EditCard({ row }: EditProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <EditName row={row} />
        <EditState row={row} />
      </div>
      <EditTime row={row} />
      <div className="flex flex-wrap gap-2">
        <Pictures row={row} />
        <EditAction row={row} />
      </div>
    </div>
  )
}
