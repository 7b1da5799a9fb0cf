import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCompany } from '#features/company/web/index.ts'
import { paths } from '#features/paths.ts'

/** The seller's details, which the law requires where one buys. */
export function CompanyFooter() {
  const { t } = useTranslation('checkout')
  const seller = useCompany()
  const link = 'inline-flex min-h-11 items-center text-link'
  return (
    <footer aria-label={t('company.label')} className="mt-12 border-t border-line pt-6 text-sm text-soft">
      {/* keeps its height until the texts are loaded */}
      <address className="min-h-23 not-italic sm:min-h-17">
        {seller && (
          <>
            <p>
              {seller.legal_name}
              <span className="max-sm:hidden"> · </span>
              <span className="whitespace-nowrap max-sm:block">{t('company.taxId', { taxId: seller.tax_id })}</span>
            </p>
            <p>{seller.address}</p>
            <p>
              {t('company.contact')}{' '}
              <a href={`mailto:${seller.support_email}`} className="text-link">
                {seller.support_email}
              </a>
            </p>
          </>
        )}
      </address>
      <nav className="mt-2 flex flex-col items-start sm:flex-row sm:flex-wrap sm:gap-x-6">
        <Link to={paths.terms()} target="_blank" className={link}>
          {t('company.terms')}
        </Link>
        <Link to={paths.privacy()} target="_blank" className={link}>
          {t('company.privacy')}
        </Link>
        <Link to={paths.cookies()} target="_blank" className={link}>
          {t('company.cookies')}
        </Link>
      </nav>
    </footer>
  )
}
