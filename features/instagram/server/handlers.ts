import type { AnyJobHandler, JobHandler } from '#platform/queue.ts'
import type { InstagramDeps } from './deps.ts'
import { renewJob } from './jobs.ts'
import { renewConnection } from './connection/renew-connection.ts'

export function instagramHandlers(deps: InstagramDeps): readonly AnyJobHandler[] {
  const renew: JobHandler<{ connectionId: string }> = {
    job: renewJob,
    handle: ({ connectionId }, attempt) => renewConnection(deps, connectionId, attempt),
  }
  return [renew] as unknown as readonly AnyJobHandler[] // as: the queue parses each payload with the job's own schema
}
