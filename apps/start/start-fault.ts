/** The start cannot continue for a reason that the person at the terminal can fix. Its message is shown without a stack. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartFault'
  }
}
