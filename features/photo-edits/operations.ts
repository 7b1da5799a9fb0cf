/** What each operation is: the one table that the studio, the chat, the server and the engine's orders follow. */

interface OperationRule {
  /** The wish without which it cannot be ordered. */
  readonly needs: 'backdrop' | 'words' | 'message' | undefined
  /** It makes a picture, and uses one edit of the allowance; otherwise it writes a text alone. */
  readonly makesPicture: boolean
  /** It cuts the subject out and puts something else behind it. */
  readonly changesBackdrop: boolean
}

/** In the order of menus. */
export const OPERATION_RULES = {
  post: { needs: undefined, makesPicture: true, changesBackdrop: false },
  swap: { needs: 'backdrop', makesPicture: true, changesBackdrop: true },
  describe: { needs: 'words', makesPicture: true, changesBackdrop: true },
  caption: { needs: 'message', makesPicture: false, changesBackdrop: false },
} as const satisfies Readonly<Record<string, OperationRule>>

export type Operation = keyof typeof OPERATION_RULES
export const OPERATIONS = Object.keys(OPERATION_RULES) as readonly Operation[] // as: keys lose their type

/** The operations that the engine does. */
export type PictureOperation = {
  [Name in Operation]: (typeof OPERATION_RULES)[Name]['makesPicture'] extends true ? Name : never
}[Operation]

export function makesPicture(operation: Operation): operation is PictureOperation {
  return OPERATION_RULES[operation].makesPicture
}

export function changesBackdrop(operation: Operation): boolean {
  return OPERATION_RULES[operation].changesBackdrop
}

export type Need = NonNullable<OperationRule['needs']>

export function needOf(operation: Operation): Need | undefined {
  return OPERATION_RULES[operation].needs
}
