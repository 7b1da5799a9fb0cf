import { afterEach, expect, test } from 'vitest'
import { clearPage, renderPart } from '#apps/web/render.test-support.tsx'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { PHOTO } from '../a-photo.test-support.ts'
import { CutoutCheck } from './CutoutCheck.tsx'
import { useCorrections } from './use-corrections.ts'

afterEach(clearPage)

const CALL = `GET /api/photos/${PHOTO.id}/cutout`
const givenUp = (code: string): Cutout => {
  return { state: 'refused', revision: 1, doubts: [], corrections: 0, error: { code, error: 'Não deu.' } }
}

function Check({ cutout }: { cutout: Cutout }) {
  const corrections = useCorrections(PHOTO.id)
  return <CutoutCheck photo={PHOTO} cutout={cutout} corrections={corrections} />
}

test('a preview that failed can be asked for again', async () => {
  const page = await renderPart(<Check cutout={givenUp('cutout_failed')} />, {
    [CALL]: () => ({ cutout: { state: 'working', revision: 1, doubts: [], corrections: 0 } }),
  })
  expect(page.getByText(/^Não deu para mostrar esta foto recortada/)).toBeTruthy()
  await page.person.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await page.settled()
  expect(page.requests.map(({ call }) => call)).toEqual([CALL])
})

test('a photo that cannot be cut out is not tried again', async () => {
  const page = await renderPart(<Check cutout={givenUp('photo_damaged')} />)
  expect(page.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
