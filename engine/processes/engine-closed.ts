import { EngineClosed } from '../types.ts'
import { ProcessEnded } from './process.ts'

/**
 * Does work that needs the engine's processes. Closing ends them, so that their end is no fault then; any other error stays as it is.
 * @throws EngineClosed before or after the work began
 */
export async function whileOpen<Result>(isClosed: () => boolean, work: () => Promise<Result>): Promise<Result> {
  if (isClosed()) throw new EngineClosed()
  try {
    return await work()
  } catch (error) {
    throw isClosed() && error instanceof ProcessEnded ? new EngineClosed(error) : error
  }
}
