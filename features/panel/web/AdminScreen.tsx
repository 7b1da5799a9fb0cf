import { BehindGate } from '#features/admin/web/BehindGate.tsx'
import { Panel } from './Panel.tsx'

export function AdminScreen() {
  return (
    <BehindGate>
      <Panel />
    </BehindGate>
  )
}
