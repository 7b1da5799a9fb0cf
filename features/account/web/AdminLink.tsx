import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { LinkButton } from '#ui/Button.tsx'

/** For administrators only: their badge, and the link to the panel. */
export function AdminLink() {
  const { t } = useTranslation('account')
  return (
    <>
      <Badge variant="accent">
        <ShieldCheck className="size-4" aria-hidden="true" />
        {t('admin.badge')}
      </Badge>
      <LinkButton to={paths.admin()} size="small" className="min-h-11">
        {t('admin.open')}
      </LinkButton>
    </>
  )
}
