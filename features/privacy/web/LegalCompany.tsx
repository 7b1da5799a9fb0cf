import { useTranslation } from 'react-i18next'
import { useCompany } from '#features/company/web/use-company.ts'

/** Who signs the text: what configuration says of the company. */
export function LegalCompany() {
  const { t } = useTranslation('legal')
  const seller = useCompany()
  return (
    // keeps its height until the words are there
    <address className="mt-4 min-h-25 border-l-2 border-edge pl-4 not-italic">
      {seller && (
        <>
          <p className="font-semibold">{seller.legal_name}</p>
          <p>{t('taxId', { taxId: seller.tax_id })}</p>
          <p>{seller.address}</p>
          <p>
            <a href={`mailto:${seller.support_email}`} className="text-link">
              {seller.support_email}
            </a>
          </p>
        </>
      )}
    </address>
  )
}
