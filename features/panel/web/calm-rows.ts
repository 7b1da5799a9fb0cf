interface Row {
  readonly id: string
}

export interface Calm<R extends Row> {
  readonly shown: readonly R[]
  /** How many have come since and wait. */
  readonly waiting: number
}

/** Rows above the one that was first when somebody began to read wait. Once that one is gone, there is nothing to hold on to. */
export function calmRows<R extends Row>(rows: readonly R[], firstId: string | undefined): Calm<R> {
  const waiting = Math.max(
    0,
    rows.findIndex(({ id }) => id === firstId),
  )
  return { shown: rows.slice(waiting), waiting }
}
