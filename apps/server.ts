/** Starts the HTTP process (`run-server.ts`). */
import { endWhileLoading } from './end-while-loading.ts'

endWhileLoading()
await import('./run-server.ts')
