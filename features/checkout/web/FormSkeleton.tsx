import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PaymentPanel } from './CheckoutLayout.tsx'

/** Placeholder while the form loads. */
export function FormSkeleton() {
  const { t } = useTranslation()
  return (
    <PaymentPanel>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-7 w-40" />
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-13 w-full" />
        ))}
      </div>
    </PaymentPanel>
  )
}
