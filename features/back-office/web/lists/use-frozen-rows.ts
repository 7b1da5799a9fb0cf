import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { type FreezeResult, freezeRows } from './frozen-rows.ts'

export interface FrozenRows<Row extends { readonly id: string }> extends FreezeResult<Row> {
  /** For the list's own element, to know whether its top is visible. */
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly showWaiting: () => void
}

/** Hides new rows while somebody reads further down, so that nothing moves; visible rows still update in place. */
export function useFrozenRows<Row extends { readonly id: string }>(rows: readonly Row[]): FrozenRows<Row> {
  const listRef = useRef<HTMLDivElement>(null)
  const [firstId, setFirstId] = useState<string>()
  const newestId = rows[0]?.id
  useLayoutEffect(() => {
    const isInView = (listRef.current?.getBoundingClientRect().top ?? 0) >= 0
    if (isInView) setFirstId(newestId)
  }, [newestId])
  return { listRef, ...freezeRows(rows, firstId), showWaiting: () => setFirstId(newestId) }
}
