/** Starts the process for background work (`worker-process/run-worker.ts`). */
import { endWhileLoading } from './end-while-loading.ts'

endWhileLoading()
await import('./worker-process/run-worker.ts')
