import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { type Calm, calmRows } from './calm-rows.ts'

export interface CalmRows<Row extends { readonly id: string }> extends Calm<Row> {
  /** On the list's own element: where it begins. */
  readonly listRef: RefObject<HTMLDivElement | null>
  readonly showWaiting: () => void
}

/**
 * Rows that come while somebody reads further down wait, so that nothing moves under their eyes; what stands there
 * changes in its place.
 */
export function useCalmRows<Row extends { readonly id: string }>(rows: readonly Row[]): CalmRows<Row> {
  const listRef = useRef<HTMLDivElement>(null)
  const [firstId, setFirstId] = useState<string>()
  const newestId = rows[0]?.id
  useLayoutEffect(() => {
    const isInView = (listRef.current?.getBoundingClientRect().top ?? 0) >= 0
    if (isInView) setFirstId(newestId)
  }, [newestId])
  return { listRef, ...calmRows(rows, firstId), showWaiting: () => setFirstId(newestId) }
}
