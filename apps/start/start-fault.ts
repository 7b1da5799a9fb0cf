/** The start cannot go on for a reason that the person at the terminal can mend: shown as its message, without a stack. */
export class StartFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartFault'
  }
}
