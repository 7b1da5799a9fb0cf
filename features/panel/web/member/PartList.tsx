import type { ComponentType } from 'react'
import { ListBar } from '../ListBar.tsx'
import type { PanelList } from '../panel-queries.ts'
import { RecordList } from '../RecordList.tsx'
import type { Column } from '../RecordTable.tsx'

interface PartListProps<Row> {
  /** What it is a list of. */
  label: string
  list: PanelList<Row>
  columns: readonly Column<Row>[]
  Card: ComponentType<{ row: Row }>
}

/** A list that only the page of a member has: nothing narrows it. */
export function PartList<Row extends { readonly id: string }>(props: PartListProps<Row>) {
  const { readAt, error } = props.list
  return (
    <>
      <ListBar readAt={readAt} error={error} />
      <RecordList {...props} isFiltered={false} />
    </>
  )
}
