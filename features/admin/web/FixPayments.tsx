import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ReconciliationPanel } from './ReconciliationPanel.tsx'

/** The reconciliation on a page of its own. */
export function FixPayments() {
  const { t } = useTranslation('payments')
  return (
    <div className="mx-auto w-full max-w-2xl px-5 py-10 md:px-6">
      <h1 className="text-2xl md:text-3xl">{t('fix.heading')}</h1>
      <p className="mt-3 mb-6 text-soft">{t('fix.text')}</p>
      <ReconciliationPanel>
        <LinkButton size="large" to={paths.admin()}>
          {t('fix.panel')}
        </LinkButton>
      </ReconciliationPanel>
    </div>
  )
}
