import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Leads to connecting an account, without which nothing can be posted, and back here. */
export function ConnectFirst({ editId }: { editId: string }) {
  const { t } = useTranslation('publishing')
  return (
    <EmptyState
      picture={<Link2 className="size-9 text-faint" strokeWidth={1.5} aria-hidden="true" />}
      title={t('connect.heading')}
      text={t('connect.text')}
      action={
        <LinkButton variant="primary" to={paths.socialConnect({ next: paths.studio({ edit: editId, publish: 'new' }) })}>
          {t('connect.open')}
        </LinkButton>
      }
    />
  )
}
