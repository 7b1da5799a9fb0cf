import { AdminGuard } from '#features/admin/web/index.ts'
import { Panel } from './Panel.tsx'

export function AdminScreen() {
  return (
    <AdminGuard>
      <Panel />
    </AdminGuard>
  )
}
