/**
 * The public API of SMS delivery: it records every message and what the vendors report of it. It knows nothing of the
 * features that send.
 */
export { registerSmsMetrics } from './metrics.ts'
export type { ReportDeps, UndeliveredSms } from './receive-report.ts'
export { smsDeliveryRoutes } from './routes.ts'
export { smsDeliverySweeps } from './sweeps.ts'
export { trackAttempts } from './track-attempts.ts'
