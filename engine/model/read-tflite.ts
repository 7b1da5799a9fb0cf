/**
 * Networks in TensorFlow Lite's form, read without its code: the tables of a FlatBuffer
 * (https://flatbuffers.dev/internals/) by the field numbers of tensorflow/lite/schema/schema.fbs.
 */

/** A table: its fields lie where its own list of offsets says. */
export interface Table {
  readonly integer: (field: number, width: 8 | 16 | 32) => number
  readonly integers: (field: number) => readonly number[]
  readonly bytes: (field: number) => Uint8Array
  readonly tables: (field: number) => readonly Table[]
  readonly table: (field: number) => Table | undefined
}

export interface LiteTensor {
  readonly shape: readonly number[]
  readonly type: number
  /** Elements of a constant, little-endian; empty for what is computed. */
  readonly bytes: Uint8Array
}

export interface LiteOperator {
  /** Its number among the built-in operators. */
  readonly code: number
  /** The name of one that is not built in. */
  readonly customName: string
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
  readonly options: Table | undefined
}

export interface LiteGraph {
  readonly tensors: readonly LiteTensor[]
  readonly operators: readonly LiteOperator[]
  readonly inputs: readonly number[]
  readonly outputs: readonly number[]
}

const MODEL = { codes: 1, graphs: 2, buffers: 4 } as const
const CODE = { early: 0, custom: 1, builtin: 3 } as const
const GRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3 } as const
const TENSOR = { shape: 0, type: 1, buffer: 2 } as const
const OPERATOR = { code: 0, inputs: 1, outputs: 2, options: 4 } as const
const IDENTIFIER = 'TFL3'

/** @throws RangeError where the bytes are no such file. */
export function readTflite(file: Uint8Array): LiteGraph {
  if (Buffer.from(file.subarray(4, 8)).toString('latin1') !== IDENTIFIER)
    throw new RangeError('tflite: the file is of another kind')
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const model = tableAt(view, view.getUint32(0, true))
  const [graph] = model.tables(MODEL.graphs)
  if (!graph) throw new RangeError('tflite: the file holds no graph')
  const codes = model.tables(MODEL.codes)
  const buffers = model.tables(MODEL.buffers)
  return {
    tensors: graph.tables(GRAPH.tensors).map((tensor) => ({
      shape: tensor.integers(TENSOR.shape),
      type: tensor.integer(TENSOR.type, 8),
      bytes: buffers[tensor.integer(TENSOR.buffer, 32)]?.bytes(0) ?? new Uint8Array(),
    })),
    operators: graph.tables(GRAPH.operators).map((operator) => {
      const code = codes[operator.integer(OPERATOR.code, 32)]
      return {
        code: Math.max(code?.integer(CODE.early, 8) ?? 0, code?.integer(CODE.builtin, 32) ?? 0),
        customName: Buffer.from(code?.bytes(CODE.custom) ?? []).toString('latin1'),
        inputs: operator.integers(OPERATOR.inputs),
        outputs: operator.integers(OPERATOR.outputs),
        options: operator.table(OPERATOR.options),
      }
    }),
    inputs: graph.integers(GRAPH.inputs),
    outputs: graph.integers(GRAPH.outputs),
  }
}

function tableAt(view: DataView, position: number): Table {
  const offsets = position - view.getInt32(position, true)
  const size = view.getUint16(offsets, true)
  /** Where a field lies; undefined where it has its default value. */
  const place = (field: number): number | undefined => {
    const at = 4 + 2 * field
    const offset = at < size ? view.getUint16(offsets + at, true) : 0
    return offset === 0 ? undefined : position + offset
  }
  const follow = (at: number): number => at + view.getUint32(at, true)
  const vector = (field: number): { start: number; length: number } => {
    const at = place(field)
    if (at === undefined) return { start: 0, length: 0 }
    const start = follow(at)
    return { start: start + 4, length: view.getUint32(start, true) }
  }
  return {
    integer: (field, width) => {
      const at = place(field)
      if (at === undefined) return 0
      if (width === 8) return view.getInt8(at)
      return width === 16 ? view.getInt16(at, true) : view.getInt32(at, true)
    },
    integers: (field) => {
      const { start, length } = vector(field)
      return Array.from({ length }, (_, i) => view.getInt32(start + 4 * i, true))
    },
    bytes: (field) => {
      const { start, length } = vector(field)
      return new Uint8Array(view.buffer, view.byteOffset + start, length)
    },
    tables: (field) => {
      const { start, length } = vector(field)
      return Array.from({ length }, (_, i) => tableAt(view, follow(start + 4 * i)))
    },
    table: (field) => {
      const at = place(field)
      return at === undefined ? undefined : tableAt(view, follow(at))
    },
  }
}
