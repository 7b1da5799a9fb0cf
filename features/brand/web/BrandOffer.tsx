import { Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Brand } from '../contract.ts'
import { useBrand } from './use-brand.ts'

/** Offers to set up the brand to a member who has none. */
export function BrandOffer() {
  const { t } = useTranslation('brand')
  const { data } = useBrand()
  if (!data || hasAny(data.brand)) return null
  return (
    <aside className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card bg-sunken p-4">
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{t('offerHeading')}</p>
        <p className="mt-0.5 text-sm text-soft">{t('offerText')}</p>
      </div>
      <LinkButton
        to={`${paths.account({ tab: 'profile' })}#brand`}
        size="small"
        className="min-h-11"
        icon={<Palette className="size-4.5" aria-hidden="true" />}
      >
        {t('offerAction')}
      </LinkButton>
    </aside>
  )
}

function hasAny(brand: Brand): boolean {
  const { proposed: _, stamp: __, ...chosen } = brand
  return Object.values(chosen).some((value) => value !== undefined && value.length > 0)
}
