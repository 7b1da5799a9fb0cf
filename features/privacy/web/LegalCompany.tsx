import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/index.ts'
import { pagePlace } from '#features/page-places.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The same answer as a finished page holds it: places that the server has filled before the browser saw them. */
const IN_PAGE = {
  legal_name: pagePlace('legalName'),
  tax_id: pagePlace('taxId'),
  address: pagePlace('address'),
  support_email: pagePlace('supportEmail'),
}

/**
 * Who signs the text: what configuration says of the company. A finished page names it already, so that it reads whole
 * without a script; what stands there is left alone until the answer to the same question has come.
 */
export function LegalCompany() {
  const { t } = useTranslation('legal')
  const [isInPage] = useState(!useHydrated())
  const seller = useCompany() ?? (isInPage ? IN_PAGE : undefined)
  return (
    // keeps its height until the words are there
    <address className="mt-4 min-h-25 border-l-2 border-edge pl-4 not-italic">
      {seller && (
        <>
          <p suppressHydrationWarning className="font-semibold">
            {seller.legal_name}
          </p>
          <p suppressHydrationWarning>{t('taxId', { taxId: seller.tax_id })}</p>
          <p suppressHydrationWarning>{seller.address}</p>
          <p>
            <a suppressHydrationWarning href={`mailto:${seller.support_email}`} className="text-link">
              {seller.support_email}
            </a>
          </p>
        </>
      )}
    </address>
  )
}
