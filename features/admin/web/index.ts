/** The public API for other features' screens. */
export { AdminGuard } from './AdminGuard.tsx'
export { Outcome, ReconciliationPanel } from './ReconciliationPanel.tsx'
export { adminHeaders, deleteAdminToken } from './admin-token.ts'
export { checkAdminAccess } from './use-admin-access.ts'
