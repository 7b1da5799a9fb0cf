/** As `PaymentState` of the payments port, without `unknown`. `isMoney`: the payer has paid, whatever became of it since. */
export const CHARGE_STATES = {
  open: { isMoney: false },
  review: { isMoney: false },
  paid: { isMoney: true },
  overdue: { isMoney: false },
  refunding: { isMoney: true },
  refunded: { isMoney: true },
  disputed: { isMoney: true },
  removed: { isMoney: false },
} as const satisfies Readonly<Record<string, { readonly isMoney: boolean }>>

export type ChargeState = keyof typeof CHARGE_STATES

const MONEY: ReadonlySet<string> = new Set(
  Object.entries(CHARGE_STATES).flatMap(([name, { isMoney: isPaid }]) => (isPaid ? name : [])),
)

/** @param state one of these, or one that we do not know */
export function isMoney(state: string): boolean {
  return MONEY.has(state)
}
