import { AdminGuard } from './AdminGuard.tsx'
import { FixPayments } from './FixPayments.tsx'

/** The reconciliation of payments, behind the same gate as the panel. */
export function FixPaymentsScreen() {
  return (
    <AdminGuard>
      <FixPayments />
    </AdminGuard>
  )
}
