/**
 * For how many days photos and results are kept. Privacy policy, landing page and chat promise them in words
 * (`phrases/figures.spec.ts`), so they are no settings: another value is another version of the policy.
 */
export const STORAGE_DAYS = {
  /** An original, for redo and comparison. */
  originals: 30,
  results: 365,
} as const
