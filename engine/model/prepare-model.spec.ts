import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIsnet } from './isnet-session.ts'
import { modelPath, trialPath } from './model-files.ts'
import { ELEMENT, type Graph, makeNode, makeTensor, writeGraph } from './onnx-graph.ts'
import { prepareModel } from './prepare-model.ts'
import { readFields, writeMessage, writeNumber } from './protobuf.ts'
import { INPUT_SIZE, OUTPUT_SIZE } from './simplify-graph.ts'
import { writeFileWhole } from './write-file-whole.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'))
})

afterEach(() => rm(folder, { recursive: true }))

const SIDE = 64
/** File version 8, operators of version 13. */
const OPERATORS = readFields(Buffer.concat([...writeNumber(1, 8), ...writeMessage(8, writeNumber(2, 13))]))

/** A model whose mask is the picture's brightness, in the usual form of such networks. */
function brightnessModel(): Graph {
  return {
    header: OPERATORS,
    nodes: [makeNode('Conv', ['picture', 'thirds', 'half'], 'mask')],
    weights: new Map([
      ['thirds', makeTensor('thirds', [1, 3, 1, 1], new Float32Array(3).fill(1 / 3))],
      ['half', makeTensor('half', [1], Float32Array.of(0.5))],
    ]),
    input: { name: 'picture', type: ELEMENT.float32, shape: [1, 3, SIDE, SIDE] },
    output: { name: 'mask', type: ELEMENT.float32, shape: [1, 1, SIDE, SIDE] },
  }
}

/** A network in our own form, bytes in and bytes out, with trivial content. */
function everySecondPixel(): Graph {
  const bounds = { starts: [0, 0, 0], ends: [INPUT_SIZE, INPUT_SIZE, 1], axes: [1, 2, 3], steps: [2, 2, 1] }
  const weights = Object.entries(bounds).map(([name, values]) => [name, makeTensor(name, [3], Int32Array.from(values))] as const)
  return {
    header: OPERATORS,
    nodes: [makeNode('Slice', ['picture', ...Object.keys(bounds)], 'mask')],
    weights: new Map(weights),
    input: { name: 'picture', type: ELEMENT.uint8, shape: [1, INPUT_SIZE, INPUT_SIZE, 3] },
    output: { name: 'mask', type: ELEMENT.uint8, shape: [1, OUTPUT_SIZE, OUTPUT_SIZE, 1] },
  }
}

/** Black on the left, white on the right. */
function halfWhite(width: number, height: number): Uint8Array {
  return new Uint8Array(width * height * 3).map((_, i) => (Math.floor(i / 3) % width < width / 2 ? 0 : 255))
}

describe('preparing a model', () => {
  it('uses a given model as it is, and builds nothing', async () => {
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

  it('reports a given model that does not exist', async () => {
    await expect(prepareModel({ modelDir: folder, override: join(folder, 'absent.onnx') })).rejects.toThrow('absent.onnx')
  })

  it('tries the networks once when two processes prepare at the same time', async () => {
    // both forms exist, tiny ones, so that only the trial is left to do
    for (const precision of ['fp32', 'int8'] as const)
      await writeFile(await modelPath(folder, precision), writeGraph(everySecondPixel()))
    const winner = await trialPath(folder)
    const prepare = async () => {
      const model = await prepareModel({ modelDir: folder })
      const { ino, mtimeNs } = await stat(winner, { bigint: true })
      return { model, ino, mtimeNs }
    }
    // each call starts a builder of its own
    const [one, other] = await Promise.all([prepare(), prepare()])
    expect(other).toEqual(one)
    const kinds = (await readdir(folder)).map((name) => name.replace(/^isnet-([a-z\d]+)-[\da-f-]+/, '$1'))
    expect(kinds.toSorted()).toEqual(['fp32.onnx', 'int8.onnx', 'isnet-build.lock', 'verdict.json'])

    const session = await openIsnet(one.model.path, one.model.inputSize, 'bytes')
    try {
      const mask = await session.estimateMask({ data: halfWhite(300, 200), width: 300, height: 200 })
      expect(mask.data.length).toBe(300 * 200)
    } finally {
      await session.release()
    }
  })
})

describe('writing a model', () => {
  it('leaves one complete file and nothing else when several write at once', async () => {
    const path = join(folder, 'model.onnx')
    const files = [1, 2, 3].map((mark) => Array.from({ length: 40 }, () => new Uint8Array(100_000).fill(mark)))
    await Promise.all(files.map((pieces) => writeFileWhole(path, pieces)))
    const written = await readFile(path)
    expect(written.length).toBe(4_000_000)
    expect(new Set(written).size).toBe(1)
    expect(await readdir(folder)).toEqual(['model.onnx'])
  })
})
