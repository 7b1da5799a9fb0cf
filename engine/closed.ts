/** The engine was closed before the work was done: no fault, and the work may be asked for again elsewhere. */
export class EngineClosed extends Error {
  constructor(cause?: unknown) {
    super('the engine is closed', { cause })
    this.name = 'EngineClosed'
  }
}
