/** A wrong argument; the person sees only the message. */
export class WrongArgument extends Error {}
