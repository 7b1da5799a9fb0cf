import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoPath } from './compose/cutouts.test-support.ts'
import { openEngineForTests } from './engine.test-support.ts'
import { MODEL_TIMEOUT_MS } from './model/models.test-support.ts'
import { STAGES, type Engine, type PictureOrder, type Stage } from './types.ts'

const SWAP = { operation: 'swap', backdrop: 'degrade-lilas', format: '1:1', language: 'pt-BR' } as const satisfies PictureOrder

describe('the engine', () => {
  let engine: Engine
  let coffee: Uint8Array
  let lemur: Uint8Array
  let bareWall: Uint8Array

  beforeAll(async () => {
    engine = await openEngineForTests()
    coffee = (await engine.receive(await readFile(photoPath('coffee.jpg')))).jpeg
    lemur = (await engine.receive(await readFile(photoPath('lemur.png')))).jpeg
    const wall = sharp({ create: { width: 600, height: 500, channels: 3, background: '#b9b2a4' } })
    bareWall = (await engine.receive(await wall.png().toBuffer())).jpeg
    // the first edit builds the model where no run before this one did
    await engine.edit(coffee, SWAP)
  }, MODEL_TIMEOUT_MS)
  afterAll(() => engine.close())

  it.each([
    ['4:5', 1080, 1350],
    ['1:1', 1080, 1080],
    ['9:16', 1080, 1920],
    ['original', 1080, 720],
  ] as const)('makes a picture of the format %s', async (format, width, height) => {
    const edited = await engine.edit(coffee, { ...SWAP, format, headline: 'Café fresco', signature: '@cafe' })
    expect(await sharp(edited.jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height })
    expect(edited).toMatchObject({ width, height, format })
  })

  it('makes an ordered edit before previews that were asked for earlier', async () => {
    const done: string[] = []
    const say = (name: string) => () => void done.push(name)
    await Promise.all([
      engine.edit(coffee, SWAP).then(say('first edit')),
      engine.previewCutout(coffee).then(say('preview')),
      engine.previewCutout(coffee).then(say('another preview')),
      engine.edit(coffee, { ...SWAP, format: '4:5' }).then(say('second edit')),
    ])
    expect(done).toEqual(['first edit', 'second edit', 'preview', 'another preview'])
  })

  it('makes a post of a small photo large enough to publish', async () => {
    const post = await engine.edit(lemur, { operation: 'post', format: '1:1', language: 'pt-BR' })
    expect([post.width, post.height]).toEqual([880, 880])
    const whole = await engine.edit(lemur, { operation: 'post', format: 'original', language: 'pt-BR' })
    expect([whole.width, whole.height]).toEqual([1080, 699])
  })

  it('states what it understood of a described backdrop', async () => {
    const edited = await engine.edit(coffee, {
      operation: 'describe',
      words: 'mármore branco com xyzzy',
      format: '1:1',
      language: 'pt-BR',
    })
    expect(edited.understood?.taken.join(' ')).toMatch(/mármore/u)
    expect(edited.understood?.missed.join(' ')).toMatch(/xyzzy/u)
  })

  it('composes on a backdrop that a generator painted, and marks it', async () => {
    const painted = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer()
    const edited = await engine.edit(coffee, { operation: 'describe', painted, format: '1:1', language: 'pt-BR' })
    const { xmp } = await sharp(edited.jpeg).metadata()
    expect(xmp?.toString('utf8')).toContain('compositeWithTrainedAlgorithmicMedia')
  })

  it('does not look for the subject again when only the backdrop or the format changes', async () => {
    const again = await engine.edit(coffee, { ...SWAP, backdrop: 'bokeh-rosa', format: '4:5' })
    expect(Object.keys(again.timings)).not.toContain('cutout')
    await engine.forget(coffee)
    const anew = await engine.edit(coffee, SWAP)
    expect(Object.keys(anew.timings)).toContain('cutout')
  })

  it('makes the same picture from the same order', async () => {
    const [one, other] = [await engine.edit(coffee, SWAP), await engine.edit(coffee, SWAP)]
    expect(Buffer.compare(one.jpeg, other.jpeg)).toBe(0)
  })

  it('reports every stage in its order, with progress that only grows', async () => {
    const seen: { stage: Stage; progress: number }[] = []
    await engine.edit(coffee, SWAP, { onProgress: (stage, progress) => void seen.push({ stage, progress }) })
    const order = seen.map(({ stage }) => STAGES.indexOf(stage))
    expect(order).toEqual([...order].sort((a, b) => a - b))
    const progress = seen.map((step) => step.progress)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect([seen.at(0)?.stage, seen.at(-1)]).toEqual(['waiting', { stage: 'encode', progress: 1 }])
  })

  it('finishes two edits that were requested at once', async () => {
    const [one, other] = await Promise.all([engine.edit(coffee, SWAP), engine.edit(lemur, SWAP)])
    expect([one.width, other.width]).toEqual([1080, 1080])
    expect(Buffer.compare(one.jpeg, other.jpeg)).not.toBe(0)
  })

  it('refuses what it cannot do, with a code, and serves the next one', async () => {
    await expect(engine.receive(Buffer.from('%PDF-1.7 not a photo at all'))).rejects.toMatchObject({
      code: 'photo_type_unsupported',
    })
    await expect(engine.edit(coffee.subarray(0, 4000), SWAP)).rejects.toMatchObject({ code: 'photo_damaged' })
    await expect(engine.edit(coffee, { ...SWAP, backdrop: 'no-such' })).rejects.toMatchObject({ code: 'backdrop_unknown' })
    await expect(engine.edit(coffee, { operation: 'describe', words: ' ', format: '1:1', language: 'en' })).rejects.toMatchObject(
      { code: 'words_missing' },
    )
    await expect(engine.thumbnail('no-such', 'small')).rejects.toMatchObject({ code: 'backdrop_unknown' })
    await expect(engine.edit(coffee, SWAP)).resolves.toMatchObject({ width: 1080 })
  })

  it('does not guess the subject of a bare wall, but makes a post of it and says so', async () => {
    await expect(engine.edit(bareWall, SWAP)).rejects.toMatchObject({ code: 'subject_unclear' })
    expect(await engine.previewCutout(bareWall)).toMatchObject({ isFound: false })
    const post = await engine.edit(bareWall, { operation: 'post', format: '4:5', language: 'pt-BR' })
    expect(post.warnings).toContain('subject_unsure')
  })

  it('stops an aborted edit', async () => {
    const controller = new AbortController()
    const edit = engine.edit(coffee, SWAP, {
      signal: controller.signal,
      onProgress: (stage) => void (stage === 'decode' && controller.abort(new Error('never mind'))),
    })
    await expect(edit).rejects.toThrow('never mind')
    await expect(engine.edit(coffee, SWAP)).resolves.toMatchObject({ width: 1080 })
  })

  it.each([
    ['small', { width: 320, height: 400 }],
    ['large', { width: 800, height: 1000 }],
  ] as const)('shows a ready backdrop %s', async (size, measures) => {
    const { format, width, height } = await sharp(await engine.thumbnail('degrade-lilas', size)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...measures })
  })

  it('accepts no more work once it is closed', async () => {
    const other = await openEngineForTests()
    await other.close()
    await expect(other.receive(coffee)).rejects.toThrow('closed')
  })
})
