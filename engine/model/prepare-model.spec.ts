import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIsnet } from './isnet-session.ts'
import { ELEMENT, type Graph, makeNode, makeTensor, writeGraph } from './onnx-graph.ts'
import { prepareModel } from './prepare-model.ts'
import { readFields, writeMessage, writeNumber } from './protobuf.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})

afterEach(() => rm(folder, { recursive: true }))

const SIDE = 64

/** A model whose mask is the picture's brightness, in the usual form of such networks. */
function brightnessModel(): Graph {
  const versions = [...writeNumber(1, 8), ...writeMessage(8, writeNumber(2, 13))]
  return {
    header: readFields(Buffer.concat(versions)),
    nodes: [makeNode('Conv', ['picture', 'thirds', 'half'], 'mask')],
    weights: new Map([
      ['thirds', makeTensor('thirds', [1, 3, 1, 1], new Float32Array(3).fill(1 / 3))],
      ['half', makeTensor('half', [1], Float32Array.of(0.5))],
    ]),
    input: { name: 'picture', type: ELEMENT.float32, shape: [1, 3, SIDE, SIDE] },
    output: { name: 'mask', type: ELEMENT.float32, shape: [1, 1, SIDE, SIDE] },
  }
}

/** Black on the left, white on the right. */
function halfWhite(width: number, height: number): Uint8Array {
  return new Uint8Array(width * height * 3).map((_, i) => (Math.floor(i / 3) % width < width / 2 ? 0 : 255))
}

describe('preparing a model', () => {
  it('takes the model of somebody else as it is, and builds nothing', async () => {
    const override = join(folder, 'brightness.onnx')
    await writeFile(override, writeGraph(brightnessModel()))
    const model = await prepareModel({ modelDir: join(folder, 'unused'), override })
    expect(model).toEqual({ path: override, precision: 'given', inputSize: SIDE })
    expect(await readdir(folder)).toEqual(['brightness.onnx'])

    const session = await openIsnet(model.path, model.inputSize, 'floats')
    try {
      const mask = await session.estimateMask({ data: halfWhite(200, 100), width: 200, height: 100 })
      expect([mask.width, mask.height, mask.data.length]).toEqual([200, 100, 20_000])
      expect(mask.data[50 * 200 + 20]).toBeLessThan(3)
      expect(mask.data[50 * 200 + 180]).toBeGreaterThan(252)
    } finally {
      await session.release()
    }
  })

  it('says so where the model of somebody else does not exist', async () => {
    await expect(prepareModel({ modelDir: folder, override: join(folder, 'absent.onnx') })).rejects.toThrow('absent.onnx')
  })

  it('lets two processes build at once, and both end with the same whole model', { timeout: 240_000 }, async () => {
    // each call starts a builder of its own
    const [one, other] = await Promise.all([prepareModel({ modelDir: folder }), prepareModel({ modelDir: folder })])
    expect(one.inputSize).toBe(other.inputSize)
    const kinds = (await readdir(folder)).map((name) => name.replace(/^isnet-([a-z\d]+)-[\da-f-]+/, '$1'))
    expect(kinds.toSorted()).toEqual(['fp32.onnx', 'int8.onnx', 'verdict.json'])
    const session = await openIsnet(one.path, one.inputSize, 'bytes')
    try {
      const mask = await session.estimateMask({ data: halfWhite(300, 200), width: 300, height: 200 })
      expect(mask.data.length).toBe(300 * 200)
    } finally {
      await session.release()
    }
  })
})
