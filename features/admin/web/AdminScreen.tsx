import { AdminPanel } from './AdminPanel.tsx'
import { BehindGate } from './BehindGate.tsx'

export function AdminScreen() {
  return (
    <BehindGate>
      <AdminPanel />
    </BehindGate>
  )
}
