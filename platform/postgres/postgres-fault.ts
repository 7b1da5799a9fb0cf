/** The embedded database could not be started; the message is one clear line for the person at the terminal. */
export class PostgresFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PostgresFault'
  }
}

/** What to do where our own PostgreSQL cannot run. */
export const BRING_YOUR_OWN = 'Set DATABASE_URL to a PostgreSQL of yours (14 or newer).'
