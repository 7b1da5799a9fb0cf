import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { photoQuery } from '../upload/use-photo.ts'

/** What was made when, and how long it is stored. */
export function EditDetails({ edit }: { edit: Edit }) {
  const { t, i18n } = useTranslation('studio')
  const { data: photo } = useQuery({ ...photoQuery(edit.photo_id), enabled: edit.before_url !== null })
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' })
  const write = (moment: string) => day.format(new Date(moment))
  return (
    <p className="text-xs text-faint">
      {t(`operations.${edit.operation}.name`)} · {t('details.made', { date: write(edit.created_at) })}
      {edit.delete_after !== null && <span>{` ${t('details.kept', { date: write(edit.delete_after) })}`}</span>}
      {photo && <span>{` ${t('details.photoKept', { date: write(photo.delete_after) })}`}</span>}
      {edit.before_url === null && <span>{` ${t('details.photoGone')}`}</span>}
    </p>
  )
}
