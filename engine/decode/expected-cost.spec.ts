import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { repeatPicture } from './heif-files.test-support.ts'
import { receivePhoto } from './receive-photo.ts'

const plain = () => sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#777' } })

/** What the file is expected to take, without what every file takes. Nothing is decoded. */
async function expected(file: Uint8Array): Promise<number> {
  const checked: number[] = []
  const onChecked = (ms: number) => {
    checked.push(ms)
    throw new Error('judged')
  }
  await expect(receivePhoto(file, { onChecked })).rejects.toThrow('judged')
  return (checked[0] ?? 0) - 30
}

describe('the expected processor time', () => {
  it('grows with the frames in one picture', async () => {
    const avif = await plain().avif({ effort: 0 }).toBuffer()
    expect((await expected(repeatPicture(avif, 4))) / (await expected(avif))).toBeCloseTo(4)
  })

  it('grows with the scans of a JPEG', async () => {
    const [once, often] = await Promise.all([false, true].map((progressive) => plain().jpeg({ progressive }).toBuffer()))
    if (!once || !often) throw new Error('two files are drawn')
    expect((await expected(often)) / (await expected(once))).toBeGreaterThan(1.2)
  })
})
