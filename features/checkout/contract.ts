/** The only plan there is. */
export const PLAN = { name: 'MONTHLY', valueInCents: 3790 } as const
