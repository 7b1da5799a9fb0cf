import { LogOut, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { showPhone } from '#features/sign-in/web/phone-number.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useLeavePanel } from './use-leave-panel.ts'

export function PanelHead() {
  const { t } = useTranslation('panel')
  const { phone } = useMember()
  const { leave, isLeaving } = useLeavePanel()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div>
        <h1 className="text-2xl md:text-3xl">{t('heading')}</h1>
        <p className="mt-1 text-sm text-soft tabular-nums">{t('signedInAs', { phone: showPhone(phone) })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          to={paths.fixPayments()}
          size="small"
          className="min-h-11"
          icon={<Wrench className="size-4.5 max-sm:hidden" aria-hidden="true" />}
        >
          {t('fixPayments')}
        </LinkButton>
        <Button
          size="small"
          className="min-h-11"
          icon={<LogOut className="size-4.5 max-sm:hidden" aria-hidden="true" />}
          isBusy={isLeaving}
          onClick={() => void leave()}
        >
          {t('signOut')}
        </Button>
      </div>
    </header>
  )
}
