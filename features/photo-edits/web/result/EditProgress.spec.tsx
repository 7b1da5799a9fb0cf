import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { EditProgress } from './EditProgress.tsx'

const RUNNING: Edit = {
  id: '018f0000-0000-7000-8000-000000000002',
  photo_id: '018f0000-0000-7000-8000-000000000003',
  operation: 'post',
  state: 'running',
  stage: 'backdrop',
  progress: 0.1,
} as Edit // as: what the waiting screen reads

afterEach(() => vi.restoreAllMocks())

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('says that the network is gone and the edit goes on, until the network is back', async () => {
  const page = await renderPart(<EditProgress edit={RUNNING} before={[]} isConnected />)
  expect(page.getByText('10%')).toBeTruthy()
  setOnline(false)
  expect(page.getByText(/^Sem conexão\. A edição continua do nosso lado/)).toBeTruthy()
  expect(page.queryByText('10%')).toBeNull()
  setOnline(true)
  expect(page.getByText('10%')).toBeTruthy()
  expect(page.queryByText(/^Sem conexão/)).toBeNull()
})
