import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { RowButton } from '../RowButton.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import { AskPage } from './ask-page.ts'

/** Asks whether what an edit has spent is to be given back. @param date when it was asked for, or has spent: tells it from others */
export function GiveBack({ editId, date }: { editId: string; date: string }) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  const { forDeed } = use(AskPage)
  return (
    <RowButton
      label={t('member.deeds.giveBack.openOf', { date: writeMoment(date) })}
      text={t('member.deeds.giveBack.open')}
      onClick={() => forDeed({ deed: 'giveBack', editId })}
    />
  )
}
