import { fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { GallerySearch } from './GallerySearch.tsx'

const onSearch = vi.fn<(query: string | undefined) => void>()

/** The address, which follows what is searched. */
function Searched() {
  const [query, setQuery] = useState<string>()
  const search = (wanted: string | undefined) => {
    onSearch(wanted)
    setQuery(wanted)
  }
  return (
    <>
      <GallerySearch query={query} onSearch={search} />
      <button onClick={() => setQuery(undefined)}>todos</button>
    </>
  )
}

async function show() {
  onSearch.mockClear()
  const page = await renderPart(<Searched />, {})
  return { ...page, field: page.getByRole('searchbox') }
}

// each text comes at once: a machine that stalls between two keys makes a pause of its own
test('searches when the typing pauses, and keeps what is typed meanwhile', async () => {
  const page = await show()
  fireEvent.change(page.field, { target: { value: 'bolo ' } })
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('bolo'))
  fireEvent.change(page.field, { target: { value: 'bolo de' } })
  expect(page.field).toMatchObject({ value: 'bolo de' })
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('bolo de'))
  expect(onSearch).toHaveBeenCalledTimes(2)
})

test('searches at once on Enter, shows all when it is emptied, and follows the address', async () => {
  const page = await show()
  await page.person.type(page.field, 'bolo{Enter}')
  expect(onSearch.mock.calls).toEqual([['bolo']])
  await page.person.clear(page.field)
  expect(onSearch).toHaveBeenLastCalledWith(undefined)
  await page.person.type(page.field, 'pele{Enter}')
  await page.person.click(page.getByRole('button'))
  expect(page.field).toMatchObject({ value: '' })
  expect(onSearch).toHaveBeenCalledTimes(3)
})
