import { ProcessEnded } from './process.ts'

/** The engine was closed before the work was done: no fault, and the work may be asked for again elsewhere. */
export class EngineClosed extends Error {
  override readonly name = 'EngineClosed'

  constructor(cause?: unknown) {
    super('the engine is closed', { cause })
  }
}

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
