import type { ComponentType } from 'react'
import { ListBar } from '../lists/ListBar.tsx'
import type { PanelList } from '../panel-queries.ts'
import { RecordList } from '../lists/RecordList.tsx'
import type { Column } from '../lists/RecordTable.tsx'

interface PartListProps<Row> {
  /** What it is a list of, for screen readers. */
  label: string
  list: PanelList<Row>
  columns: readonly Column<Row>[]
  Card: ComponentType<{ row: Row }>
}

/** A list on a member's page, without filters. */
export function PartList<Row extends { readonly id: string }>(props: PartListProps<Row>) {
  const { readAt, error } = props.list
  return (
    <>
      <ListBar readAt={readAt} error={error} />
      <RecordList {...props} isFiltered={false} />
    </>
  )
}
