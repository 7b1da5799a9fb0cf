import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { TwoPanes } from '../TwoPanes.tsx'

/** An edit before its first answer. */
export function EditSkeleton() {
  const { t } = useTranslation()
  return (
    <TwoPanes picture={<Skeleton className="aspect-4/5 h-[46dvh] max-w-full !rounded-print lg:h-[70dvh]" />}>
      <output className="flex flex-col gap-4">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-5 w-72" />
        <Skeleton className="mt-4 h-13 w-full" />
      </output>
    </TwoPanes>
  )
}
