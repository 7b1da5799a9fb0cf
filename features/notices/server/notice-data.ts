/** The values of a notice: nothing of a person, and nothing of a card but its last digits. */
export interface NoticeData {
  readonly amountCents?: number
  /** A moment; shown as the day that it is in São Paulo. */
  readonly date?: string
  readonly protocol?: string
  readonly lastDigits?: string
  /** Why an administrator did something, in their own words. */
  readonly reason?: string
}
