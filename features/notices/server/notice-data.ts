/** The values of a notice: no personal data, and of a card only its last digits. */
export interface NoticeData {
  readonly amountCents?: number
  /** An ISO time; shown as its day in São Paulo. */
  readonly date?: string
  readonly protocol?: string
  readonly lastDigits?: string
  /** The reason that an administrator wrote for an action. */
  readonly reason?: string
}
