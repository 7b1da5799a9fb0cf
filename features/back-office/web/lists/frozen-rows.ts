interface Row {
  readonly id: string
}

export interface FreezeResult<R extends Row> {
  readonly shown: readonly R[]
  /** How many new rows are hidden. */
  readonly waiting: number
}

/** Hides rows above the one that was first when reading began. Once that one is gone, all are shown. */
export function freezeRows<R extends Row>(rows: readonly R[], firstId: string | undefined): FreezeResult<R> {
  const waiting = Math.max(
    0,
    rows.findIndex(({ id }) => id === firstId),
  )
  return { shown: rows.slice(waiting), waiting }
}
