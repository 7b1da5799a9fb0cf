import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** In place of the month's posts: they are being loaded, or could not be. */
export function PostsPlaceholder({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation(['publishing', 'common'])
  if (error)
    return (
      <EmptyState
        title={t('calendar.failed')}
        text={error.message}
        action={<Button onClick={onRetry}>{t('common:tryAgain')}</Button>}
      />
    )
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-11 w-40" />
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  )
}
