import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { RetryAlert } from '#ui/RetryAlert.tsx'
import { BrandForm } from './BrandForm.tsx'
import { useBrand } from './use-brand.ts'

/** The member's brand, set up and changed. */
export function BrandSection() {
  const { t } = useTranslation('brand')
  const { data, error, refetch } = useBrand()
  const place = useRef<HTMLDivElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    // the form comes after the address was followed
    if (isHere && globalThis.location.hash === '#brand') place.current?.scrollIntoView()
  }, [isHere])
  return (
    <div id="brand" ref={place} className="scroll-mt-20">
      <Section heading={t('heading')}>
        <p className="mt-1 text-sm text-soft">{t('text')}</p>
        {data && <BrandForm brand={data.brand} types={data.types} />}
        {!data && !error && <Skeleton className="mt-4 h-64" />}
        {error && <RetryAlert text={error.message} label={t('retry')} onRetry={() => void refetch()} />}
      </Section>
    </div>
  )
}
