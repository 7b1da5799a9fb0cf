import { ShieldX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { showPhone, useMember } from '#features/session/web/index.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export function AdminDenied() {
  const { t } = useTranslation('admin')
  const { phone } = useMember()
  return (
    <div className="m-auto">
      <EmptyState
        isWholeScreen
        picture={<ShieldX className="size-12 text-danger" aria-hidden="true" />}
        title={t('gate.denied')}
        text={t('gate.deniedText', { phone: showPhone(phone) })}
        action={<LinkButton to={paths.account()}>{t('gate.account')}</LinkButton>}
      />
    </div>
  )
}
