/** How long conversations with a person last, in days. */
export const SUPPORT_THREAD_DAYS = {
  /** So long without a message, and one ends by itself. */
  ends: 7,
  /** A member who waits for us is not sent away so soon. */
  endsWaiting: 30,
  /** So long after the end, what was written is deleted. */
  kept: 30,
} as const

/** What an administrator may write at once: the network's limit for a text with a button, less our name. */
export const TEAM_ANSWER_MAX = 900
