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

test('a photo that would be shown whole is cut out by one tap', async () => {
  const at = { left: 0, top: 0, width: 1, height: 1 }
  const box = { left: 0.2, top: 0.3, width: 0.5, height: 0.6 }
  const whole: Cutout = {
    state: 'ready',
    revision: 1,
    preview_url: '/cutout',
    box,
    doubts: [{ kind: 'whole_photo', at }],
    corrections: 0,
  }
  const page = await renderPart(<Check cutout={whole} />, {
    [`POST /api/photos/${PHOTO.id}/cutout`]: () => ({ cutout: { ...whole, revision: 2, state: 'working', corrections: 1 } }),
  })
  expect(page.getByText(/^A foto vai inteira/)).toBeTruthy()
  await page.person.click(page.getByRole('button', { name: 'Usar o recorte' }))
  await page.settled()
  const sent = page.requests.find(({ call }) => call.startsWith('POST'))
  expect(sent?.body).toMatchObject({ revision: 1, subject: box })
  expect(page.queryByRole('button', { name: 'Usar o recorte' })).toBeNull()
})

test('a photo that cannot be cut out is not tried again', async () => {
  const page = await renderPart(<Check cutout={givenUp('photo_damaged')} />)
  expect(page.queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
})
