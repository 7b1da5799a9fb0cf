import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/index.ts'
import { placeholder } from '#features/placeholders.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The same company details as placeholders, which the server fills in prerendered pages. */
const IN_PAGE = {
  legal_name: placeholder('legalName'),
  tax_id: placeholder('taxId'),
  address: placeholder('address'),
  support_email: placeholder('supportEmail'),
}

/**
 * The company that publishes the text, as configured. A prerendered page contains its details already, so that it is complete
 * without a script; they stay until the same request is answered.
 */
export function LegalCompany() {
  const { t } = useTranslation('legal')
  const [isInPage] = useState(!useHydrated())
  const seller = useCompany() ?? (isInPage ? IN_PAGE : undefined)
  return (
    // keeps its height until the texts are loaded
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
