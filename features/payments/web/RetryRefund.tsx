import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { payments } from '../contract.ts'
import { useMoneyRefresh } from './money-queries.ts'

/** Retries a failed refund by its protocol. */
export function RetryRefund({ protocol }: { protocol: string }) {
  const { t } = useTranslation('payments')
  const { phone } = useMember()
  const refresh = useMoneyRefresh()
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    const result = await call(payments.requestRefund, { body: { phone, protocol } })
    await refresh()
    setBusy(false)
    void showToast(result.ok ? 'success' : 'error', result.ok ? t('refund.askedAgain') : result.error)
  }

  return (
    <div className="mt-2">
      <p className="max-w-prose text-sm">{t('refund.failedNote')}</p>
      <Button
        size="small"
        className="mt-2 min-h-11"
        isBusy={isBusy}
        icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
        onClick={() => void retry()}
      >
        {t('refund.again')}
      </Button>
    </div>
  )
}
