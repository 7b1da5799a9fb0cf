/** The public API of SMS delivery: every message on record, and what the vendors report of it. It knows nobody who sends. */
export { registerSmsMetrics } from './metrics.ts'
export type { ReportDeps, UndeliveredSms } from './receive-report.ts'
export { smsDeliveryRoutes } from './routes.ts'
export { smsDeliverySweeps } from './sweeps.ts'
export { trackAttempts } from './track-attempts.ts'
