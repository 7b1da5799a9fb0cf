import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import type { Refused } from './use-orders.ts'

/** Photos that were not taken: nothing was spent on them, and each can be tried alone. */
export function RefusedPhotos({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation('studio')
  if (refused.length === 0) return null
  return (
    <Alert variant="warning">
      <p className="font-semibold">{t('several.refused', { count: refused.length })}</p>
      <ul className="mt-1">
        {refused.map(({ photoId, reason }) => (
          <li key={photoId}>
            {reason}{' '}
            <Link className="text-link" to={paths.studio({ photo: photoId })}>
              {t('several.alone')}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
