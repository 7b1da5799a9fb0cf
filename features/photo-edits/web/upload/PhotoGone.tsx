import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { paths } from '#features/paths.ts'

/** The photo of this address is deleted, or could not be loaded. */
export function PhotoGone({ reason }: { reason: string }) {
  const { t } = useTranslation('studio')
  return (
    <EmptyState
      isWholeScreen
      picture={<ImageOff className="size-12 text-faint" strokeWidth={1.5} aria-hidden="true" />}
      title={t('photo.gone')}
      text={reason}
      action={
        <LinkButton variant="primary" to={paths.studio()}>
          {t('newPhoto')}
        </LinkButton>
      }
    />
  )
}
