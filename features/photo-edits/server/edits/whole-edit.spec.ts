/** A photo through the real engine; the other specs of this folder do without it. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import { openEngineForTests } from '#engine/engine.test-support.ts'
import { MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import type { Photo } from '#features/photo-edits/contract.ts'
import { editIn, finished, order, remaining, upload } from '../orders.test-support.ts'

let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: await openEngineForTests() })
  await studio.startWorking()
})
afterAll(() => studio.close())

test(
  'turns a phone photo into a post on another backdrop, and into its other formats',
  async () => {
    const member = await studio.aMember({ occupation: 'Barista' })
    const file = await readFile('engine/photos-for-tests/barista.jpg')
    const { photo } = (await upload(member, { file })).json<{ photo: Photo }>()
    const wishes = { operation: 'swap', backdrop: 'marmore-branco', headline: 'Café da casa', message: 'café especial por R$ 9' }
    const asked = editIn(await order(member, { photoId: photo.id, ...wishes }))
    const edit = await finished(studio, member, asked.id)
    expect(edit).toMatchObject({ state: 'done', progress: 1 })
    expect(edit.caption).toContain('R$ 9')
    expect(await remaining(member)).toBe(11)

    const post = await studio.call({ method: 'GET', url: edit.result_url ?? '' })
    const square = await member.call({ method: 'GET', url: `/api/edits/${edit.id}/image?format=1:1` })
    const sizes = await Promise.all([post, square].map(async ({ rawPayload }) => sharp(rawPayload).metadata()))
    expect(sizes.map(({ format, space }) => [format, space])).toEqual([
      ['jpeg', 'srgb'],
      ['jpeg', 'srgb'],
    ])
    expect(sizes.map(({ width, height }) => Math.round((width / height) * 100))).toEqual([80, 100])
  },
  MODEL_TIMEOUT_MS,
)

test(
  'states that it does not know the subject, and charges nothing for it',
  async () => {
    const member = await studio.aMember()
    const file = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#8a8a8a' } })
      .jpeg()
      .toBuffer()
    const { photo } = (await upload(member, { file })).json<{ photo: Photo }>()
    const asked = editIn(await order(member, { photoId: photo.id, operation: 'swap', backdrop: 'marmore-branco' }))
    expect(await finished(studio, member, asked.id)).toMatchObject({ state: 'failed', error: { code: 'subject_unclear' } })
    expect(await remaining(member)).toBe(12)
  },
  MODEL_TIMEOUT_MS,
)
