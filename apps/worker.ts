/** Starts the process for background work (`run-worker.ts`). */
import { endWhileLoading } from './end-while-loading.ts'

endWhileLoading()
await import('./run-worker.ts')
