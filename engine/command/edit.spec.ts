import { spawn } from 'node:child_process'
import { access, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { photoPath } from '#engine/compose/cutouts.test-support.ts'
import { MODELS_FOR_TESTS, MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import { STAGES } from '#engine/types.ts'

const COMMAND = fileURLToPath(new URL('edit.ts', import.meta.url))

const captionReport = z.object({ operation: z.literal('caption'), captions: z.array(z.object({ text: z.string().min(1) })) })
const pictureReport = z.object({
  operation: z.literal('swap'),
  picture: z.object({ file: z.string(), width: z.number(), height: z.number(), bytes: z.number() }),
  coverage: z.number().min(0).max(1),
  doubts: z.array(z.object({ kind: z.string(), place: z.object({ left: z.number(), top: z.number() }) })),
  cached: z.boolean(),
  timings: z.strictObject(Object.fromEntries(STAGES.map((stage) => [stage, z.number()]))),
})

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

function run(...typed: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [COMMAND, ...typed], { stdio: ['ignore', 'pipe', 'pipe'] })
  const received = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (received.stdout += String(text)))
  child.stderr.on('data', (text) => (received.stderr += String(text)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...received })))
}

describe('the command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edit-'))
  })

  it('writes captions as one line of JSON', async () => {
    const { code, stdout } = await run('--operation', 'caption', '--message', 'bolo de cenoura fresquinho')
    expect(code).toBe(0)
    expect(stdout.trim().split('\n')).toHaveLength(1)
    expect(captionReport.parse(JSON.parse(stdout)).captions).toHaveLength(3)
  })

  it.each([
    ['an argument that does not exist', () => ['photo.jpg', '--colour', 'blue']],
    ['a photo that does not exist', () => ['no-such-photo.jpg']],
    ['a file that is no photo', () => [join(folder, 'notes.jpg')]],
    ['a backdrop that does not exist', () => [photoPath('coffee.jpg'), '--operation', 'swap', '--backdrop', 'marte']],
  ])('answers %s with one clear line, code 2 and no file', async (_, typed) => {
    await writeFile(join(folder, 'notes.jpg'), 'these are only notes')
    const out = join(folder, 'never.jpg')
    const { code, stdout, stderr } = await run(...typed(), '--out', out, '--data-dir', folder)
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr.split('\n').filter((line) => line.startsWith('edit: '))).toHaveLength(1)
    await expect(access(out)).rejects.toThrow()
  })

  it('prints how it is used', async () => {
    const { code, stdout } = await run('--help')
    expect(code).toBe(0)
    expect(stdout).toContain('--operation')
  })

  it(
    'edits a photo: the picture in its file, progress on stderr, one line of JSON with the timings',
    async () => {
      const out = join(folder, 'out.jpg')
      const order = ['--operation', 'swap', '--backdrop', 'degrade-lilas', '--format', '1:1']
      const folders = ['--data-dir', folder, '--model-dir', MODELS_FOR_TESTS, '--out', out]
      const { code, stdout, stderr } = await run(photoPath('lemur.png'), ...order, ...folders)
      expect(code, stderr).toBe(0)
      expect(stdout.trim().split('\n')).toHaveLength(1)
      expect(pictureReport.parse(JSON.parse(stdout)).picture).toMatchObject({ file: out, width: 1080, height: 1080 })
      expect(stderr).toMatch(/100 %/u)
      expect(await sharp(out).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })

      const again = await run(photoPath('lemur.png'), ...order, ...folders)
      expect(pictureReport.parse(JSON.parse(stdout))).toMatchObject({ cached: false })
      expect(pictureReport.parse(JSON.parse(again.stdout))).toMatchObject({ cached: true, timings: { cutout: 0 } })
    },
    MODEL_TIMEOUT_MS,
  )
})
