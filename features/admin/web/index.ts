/** The public API for other features' screens. */
export { BehindGate } from './BehindGate.tsx'
export { Outcome, ReconciliationPanel } from './ReconciliationPanel.tsx'
export { adminHeaders, forgetAdminToken } from './admin-token.ts'
export { checkAdminAccess } from './use-admin-access.ts'
