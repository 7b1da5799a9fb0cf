import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { useMomentFormat } from '../use-moment-format.ts'
import { AskPage } from './ask-page.ts'

/** Asks whether what an edit has spent is to be given back. @param date when it was asked for, or has spent: tells it from others */
export function GiveBack({ editId, date }: { editId: string; date: string }) {
  const { t } = useTranslation('panel')
  const writeMoment = useMomentFormat()
  const { forDeed } = use(AskPage)
  return (
    <Button
      size="small"
      className="min-h-11 shrink-0 lg:min-h-9"
      aria-label={t('member.deeds.giveBack.openOf', { date: writeMoment(date) })}
      onClick={() => forDeed({ deed: 'giveBack', editId })}
    >
      {t('member.deeds.giveBack.open')}
    </Button>
  )
}
