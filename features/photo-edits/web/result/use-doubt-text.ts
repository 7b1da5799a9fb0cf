import { useTranslation } from 'react-i18next'
import type { Doubt } from '#features/photo-edits/contract.ts'
import { wherePlaceIs } from './where-place-is.ts'

/** Says what may be wrong, and where in the photo unless it is everywhere. */
export function useDoubtText(): (kind: Doubt['kind'], place: Doubt['place']) => string {
  const { t } = useTranslation('studio')
  return (kind, place) => {
    const doubt = t(`doubts.${kind}`)
    const where = wherePlaceIs(place)
    return where ? t('doubts.at', { doubt, where: t(`doubts.where.${where}`) }) : doubt
  }
}
