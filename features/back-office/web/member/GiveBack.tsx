import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { RowButton } from '../lists/RowButton.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { AskPage } from './ask-page.ts'

/**
 * Asks whether an edit's spent allowance should be given back. @param date when it was requested or spent, to tell it from others
 */
export function GiveBack({ editId, date }: { editId: string; date: string }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const { forAction } = use(AskPage)
  return (
    <RowButton
      label={t('member.actions.giveBack.openOf', { date: formatDateTime(date) })}
      text={t('member.actions.giveBack.open')}
      onClick={() => forAction({ action: 'giveBack', editId })}
    />
  )
}
