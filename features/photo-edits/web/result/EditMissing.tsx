import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { paths } from '#features/paths.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

const PICTURE = <ImageOff className="size-12 text-faint" strokeWidth={1.5} aria-hidden="true" />

/** An edit that does not exist (any more), or that could not be loaded. */
export function EditMissing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('studio')
  const isGone = error instanceof CallError && ['not_found', 'invalid_request'].includes(error.failure.code)
  return isGone ? (
    <EmptyState
      isWholeScreen
      picture={PICTURE}
      title={t('edit.missing')}
      text={t('edit.missingText')}
      action={
        <LinkButton variant="primary" to={paths.studio()}>
          {t('backToStudio')}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      isWholeScreen
      picture={PICTURE}
      title={t('edit.notLoaded')}
      text={error.message}
      action={<Button onClick={onRetry}>{t('upload.retry')}</Button>}
    />
  )
}
