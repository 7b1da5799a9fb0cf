import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { useLeavePanel } from './use-leave-panel.ts'

export function PanelHead() {
  const { t } = useTranslation('panel')
  const { phone } = useMember()
  const { leave, isLeaving } = useLeavePanel()
  return (
    <header>
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{t('heading')}</h1>
        <Button
          size="small"
          className="min-h-11 shrink-0"
          icon={<LogOut className="size-4.5 max-sm:hidden" aria-hidden="true" />}
          isBusy={isLeaving}
          onClick={() => void leave()}
        >
          {t('signOut')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-soft tabular-nums">{t('signedInAs', { phone: showPhone(phone) })}</p>
    </header>
  )
}
