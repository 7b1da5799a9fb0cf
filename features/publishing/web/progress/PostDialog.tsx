import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Sheet } from '#ui/Dialog.tsx'
import { PublicationProgress } from './PublicationProgress.tsx'

/** One post of the calendar: its state, and what can be done about it. */
export function PostDialog({ id, backTo }: { id: string; backTo: string }) {
  const { t } = useTranslation(['publishing', 'common'])
  const navigate = useNavigate()
  const close = () => void navigate(backTo, { replace: true, preventScrollReset: true })
  return (
    <Sheet isOpen onOpenChange={(isWanted) => !isWanted && close()} title={t('list.post')} closeLabel={t('common:close')}>
      <PublicationProgress id={id} />
    </Sheet>
  )
}
