/** The public API of the activity log. Every feature may import it, and it imports none. */
export { type Activity, type ActivityDetail, fewOf, recordActivity, recordActivityOnce, tracePhone } from './record-activity.ts'
export { exportActivity, eraseActivity, eraseActivityBefore } from './erase-activity.ts'
export { countUnseen } from './queries.ts'
export { activitySweeps } from './sweeps.ts'
export { type ActivityLine, type ActivityRequest, listActivity } from './list-activity.ts'
