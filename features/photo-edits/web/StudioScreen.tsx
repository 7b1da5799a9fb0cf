import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/EmptyState.tsx'

export function StudioScreen() {
  const { t } = useTranslation('studio')
  return <EmptyState title={t('title')} text={t('description')} />
}
