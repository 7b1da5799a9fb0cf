import { expect, test, vi } from 'vitest'
import { renderPart, setWidth } from '#apps/web/render.test-support.tsx'
import { CallError, type Failure } from '#features/api.ts'
import type { PanelList } from '../panel-queries.ts'
import { RecordList } from './RecordList.tsx'

interface Row {
  readonly id: string
}

const loadMore = vi.fn<() => void>()
const LIST: PanelList<Row> = {
  rows: [{ id: 'um' }, { id: 'dois' }],
  isCut: false,
  error: null,
  isOfBefore: false,
  hasMore: false,
  isLoadingMore: false,
  loadMore,
  readAt: 0,
}
const Cell = ({ row }: { row: Row }) => <>{row.id}</>
const COLUMNS = [{ heading: 'Nome', Cell }]
const FAILURE: Failure = { ok: false, status: 500, code: 'server_error', error: 'x', field: undefined, extra: {} }

const partOf = (list: Partial<PanelList<Row>>, isFiltered = false) => (
  <RecordList label="Membros" list={{ ...LIST, ...list }} isFiltered={isFiltered} columns={COLUMNS} Card={Cell} />
)
const show = (list: Partial<PanelList<Row>>, isFiltered = false) => renderPart(partOf(list, isFiltered))

test('says that it is loading, and never that there is nothing', async () => {
  const { getByRole, queryByText } = await show({ rows: undefined })
  expect(getByRole('status').textContent).toContain('Carregando')
  expect(queryByText('Ainda não há nada aqui')).toBeNull()
})

test('nothing yet is not nothing found, which can be widened', async () => {
  const empty = await show({ rows: [] })
  expect(empty.getByText('Ainda não há nada aqui')).toBeTruthy()
  expect(empty.queryByRole('link')).toBeNull()
  empty.unmount()
  const filtered = await show({ rows: [] }, true)
  expect(filtered.getByText('Nada encontrado')).toBeTruthy()
  expect(filtered.getByRole('link', { name: 'Mostrar tudo' })).toBeTruthy()
})

test('a failure says what is missing, and keeps the rows that were there', async () => {
  const { getByRole, getAllByText } = await show({ error: new CallError(FAILURE) })
  expect(getByRole('alert').textContent).toContain('Erro ao carregar dados')
  expect(getAllByText(/^(?:um|dois)$/)).toHaveLength(2)
})

test('is a list on a narrow screen and a table on a wide one', async () => {
  setWidth(390)
  const narrow = await show({})
  expect(narrow.getByRole('list', { name: 'Membros' })).toBeTruthy()
  expect(narrow.queryByRole('table')).toBeNull()
  narrow.unmount()
  setWidth(1440)
  const wide = await show({})
  expect(wide.getByRole('table', { name: 'Membros' })).toBeTruthy()
  expect(wide.getByRole('columnheader', { name: 'Nome' })).toBeTruthy()
})

test('more rows are asked for at the end only', async () => {
  loadMore.mockClear()
  const more = await show({ hasMore: true })
  await more.person.click(more.getByRole('button', { name: 'Ver mais' }))
  expect(loadMore).toHaveBeenCalledTimes(1)
  more.unmount()
  const last = await show({})
  expect(last.queryByRole('button', { name: 'Ver mais' })).toBeNull()
})

test('a search that found too many says so', async () => {
  const { getByRole } = await show({ isCut: true })
  expect(getByRole('status').textContent).toContain('Mais de 100 pessoas')
})
