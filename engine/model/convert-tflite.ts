/**
 * A TensorFlow Lite network as an ONNX graph that reads the bytes of a picture. Tensors lie pixel by pixel there and channel by
 * channel here. What the person network uses is known, anything else is an error.
 */
import { type LiteGraph, type LiteOperator, type LiteTensor, readTflite } from './read-tflite.ts'
import {
  type Attribute,
  ELEMENT,
  type Graph,
  type GraphNode,
  type Tensor,
  integerAttributeOf,
  integersAttribute,
  makeNode,
  makeTensor,
  onnxHeader,
  textAttribute,
} from './onnx-graph.ts'
import { halfToSingle } from './half-precision.ts'

const FLOAT16 = 1
const CHANNELS_FIRST = [0, 3, 1, 2] as const
const OPERATORS = 17
const PICTURE = 'picture'
/** A byte of the picture means its share of 255. */
const PICTURE_STEP = 1 / 255

/** What operators add to the graph. */
interface Work {
  readonly lite: LiteGraph
  readonly nodes: GraphNode[]
  readonly weights: Map<string, Tensor>
  /** Constants of half precision, by the tensors that an operator unpacks them into. */
  readonly unpacked: Map<number, number>
}

/** @param file a network from a picture of shares of 1 to planes. @throws RangeError for one of an unknown kind. */
export function convertTflite(file: Uint8Array): Graph {
  const lite = readTflite(file)
  const work: Work = { lite, nodes: [], weights: new Map(), unpacked: new Map() }
  const [input = -1] = lite.inputs
  const [output = -1] = lite.outputs
  const { shape } = tensorAt(work, input)
  const [, rows = 1, columns = 1, planes = 1] = tensorAt(work, output).shape
  addWeight(work, makeTensor('picture_step', [], Float32Array.of(PICTURE_STEP)))
  work.nodes.push(
    makeNode('Transpose', [PICTURE], 'picture_planes', [integersAttribute('perm', CHANNELS_FIRST)]),
    makeNode('DequantizeLinear', ['picture_planes', 'picture_step'], nameOf(input)),
  )
  for (const operator of lite.operators) convertOperator(work, operator)
  return {
    header: onnxHeader(OPERATORS),
    nodes: work.nodes,
    weights: work.weights,
    input: { name: PICTURE, type: ELEMENT.uint8, shape },
    output: { name: nameOf(output), type: ELEMENT.float32, shape: [1, planes, rows, columns] },
  }
}

type Converter = (work: Work, operator: LiteOperator) => void

/** By the numbers of the built-in operators. */
const CONVERTERS: Readonly<Record<number, Converter>> = {
  0: (work, operator) => binary(work, operator, 'Add'),
  1: average,
  3: (work, operator) => convolve(work, operator, false),
  4: (work, operator) => convolve(work, operator, true),
  6: unpack,
  14: (work, operator) => unary(work, operator, 'Sigmoid'),
  18: (work, operator) => binary(work, operator, 'Mul'),
  19: (work, operator) => unary(work, operator, 'Relu'),
  23: enlarge,
  117: (work, operator) => unary(work, operator, 'HardSwish'),
}
const TRANSPOSED_CONVOLUTION = 'Convolution2DTransposeBias'

function convertOperator(work: Work, operator: LiteOperator): void {
  const converter = operator.customName === TRANSPOSED_CONVOLUTION ? convolveTransposed : CONVERTERS[operator.code]
  if (!converter) throw new RangeError(`tflite: unknown operator ${operator.code} ${operator.customName}`)
  converter(work, operator)
}

function nameOf(tensor: number): string {
  return `tensor_${tensor}`
}

function outputOf(operator: LiteOperator): string {
  return nameOf(operator.outputs[0] ?? -1)
}

function tensorAt({ lite, unpacked }: Work, index: number): LiteTensor {
  const tensor = lite.tensors[unpacked.get(index) ?? index]
  if (!tensor) throw new RangeError(`tflite: there is no tensor ${index}`)
  return tensor
}

function floatsOf({ type, bytes }: LiteTensor): Float32Array {
  // a copy, because elements must start at a multiple of their size
  const { buffer } = new Uint8Array(bytes)
  return type === FLOAT16 ? halfToSingle(new Uint16Array(buffer)) : new Float32Array(buffer)
}

function addWeight({ weights }: Work, tensor: Tensor): string {
  weights.set(tensor.name, tensor)
  return tensor.name
}

/** A line of numbers, one for each channel. */
function addLine(work: Work, index: number, shape: (channels: number) => readonly number[]): string {
  const values = floatsOf(tensorAt(work, index))
  return addWeight(work, makeTensor(nameOf(index), shape(values.length), values))
}

/** @param order of the kernel's four dimensions there, in the order that they have here. */
function addKernel(work: Work, index: number, order: readonly [number, number, number, number]): string {
  const tensor = tensorAt(work, index)
  const values = floatsOf(tensor)
  const strides = tensor.shape.map((_, axis) => tensor.shape.slice(axis + 1).reduce((product, length) => product * length, 1))
  const shape = order.map((axis) => tensor.shape[axis] ?? 1)
  const [first = 1, second = 1, rows = 1, columns = 1] = shape
  const [byFirst = 1, bySecond = 1, byRow = 1, byColumn = 1] = order.map((axis) => strides[axis] ?? 1)
  const moved = new Float32Array(values.length)
  let to = 0
  for (let one = 0; one < first; one++) {
    for (let other = 0; other < second; other++) {
      for (let cell = 0; cell < rows * columns; cell++) {
        const place = Math.floor(cell / columns) * byRow + (cell % columns) * byColumn
        moved[to++] = values[one * byFirst + other * bySecond + place] ?? 0
      }
    }
  }
  return addWeight(work, makeTensor(nameOf(index), shape, moved))
}

/** Fields of the operators' options. */
const OPTION = { padding: 0, strideAcross: 1, strideDown: 2, convolved: 3, convolvedByChannel: 4, joined: 0 } as const
const NO_ACTIVATION = 0
const RELU = 1

/** The node, and after it the activation that was fused into its operator. */
function pushActivated(work: Work, node: GraphNode, activation = NO_ACTIVATION): void {
  const [output = ''] = node.outputs
  if (activation === NO_ACTIVATION) work.nodes.push(node)
  else if (activation === RELU) {
    const raw = `${output}_raw`
    work.nodes.push({ ...node, name: raw, outputs: [raw] }, makeNode('Relu', [raw], output))
  } else throw new RangeError(`tflite: unknown activation ${activation}`)
}

function unary(work: Work, operator: LiteOperator, name: string): void {
  work.nodes.push(makeNode(name, [nameOf(operator.inputs[0] ?? -1)], outputOf(operator)))
}

function binary(work: Work, operator: LiteOperator, name: string): void {
  const inputs = operator.inputs.map((index) =>
    tensorAt(work, index).bytes.length > 0 ? addLine(work, index, (channels) => [1, channels, 1, 1]) : nameOf(index),
  )
  pushActivated(work, makeNode(name, inputs, outputOf(operator)), operator.options?.integer(OPTION.joined, 8))
}

function unpack({ lite, unpacked }: Work, { inputs: [source = -1], outputs: [target = -1] }: LiteOperator): void {
  if (lite.tensors[source]?.bytes.length === 0) throw new RangeError('tflite: only constants can be unpacked')
  unpacked.set(target, source)
}

function stridesOf({ options }: LiteOperator): readonly [down: number, across: number] {
  return [options?.integer(OPTION.strideDown, 32) ?? 1, options?.integer(OPTION.strideAcross, 32) ?? 1]
}

/** As much at both ends, and an odd pixel at the far one, so that every pixel of the stride has its answer. */
function padded(work: Work, operator: LiteOperator, kernel: readonly number[]): Attribute {
  const {
    inputs: [source = -1],
    options,
  } = operator
  const strides = stridesOf(operator)
  const [, ...lengths] = tensorAt(work, source).shape
  const isPadded = (options?.integer(OPTION.padding, 8) ?? 0) === 0
  const pads = kernel.map((extent, axis) => {
    const length = lengths[axis] ?? 1
    const stride = strides[axis] ?? 1
    return isPadded ? Math.max(0, (Math.ceil(length / stride) - 1) * stride + extent - length) : 0
  })
  return integersAttribute('pads', [...pads.map((pad) => Math.floor(pad / 2)), ...pads.map((pad) => Math.ceil(pad / 2))])
}

function convolve(work: Work, operator: LiteOperator, isByChannel: boolean): void {
  const [source = -1, kernel = -1, bias = -1] = operator.inputs
  const [, rows = 1, columns = 1, channels = 1] = tensorAt(work, kernel).shape
  const inputs = [
    nameOf(source),
    addKernel(work, kernel, isByChannel ? [3, 0, 1, 2] : [0, 3, 1, 2]),
    addLine(work, bias, (length) => [length]),
  ]
  const node = makeNode('Conv', inputs, outputOf(operator), [
    integersAttribute('strides', stridesOf(operator)),
    integersAttribute('kernel_shape', [rows, columns]),
    padded(work, operator, [rows, columns]),
    integerAttributeOf('group', isByChannel ? channels : 1),
  ])
  pushActivated(work, node, operator.options?.integer(isByChannel ? OPTION.convolvedByChannel : OPTION.convolved, 8))
}

/** Doubles both sides: its kernel is as large as its stride. */
function convolveTransposed(work: Work, operator: LiteOperator): void {
  const [source = -1, kernel = -1, bias = -1] = operator.inputs
  const [, rows = 1, columns = 1] = tensorAt(work, kernel).shape
  const inputs = [nameOf(source), addKernel(work, kernel, [3, 0, 1, 2]), addLine(work, bias, (length) => [length])]
  const sizes = [integersAttribute('strides', [rows, columns]), integersAttribute('kernel_shape', [rows, columns])]
  work.nodes.push(makeNode('ConvTranspose', inputs, outputOf(operator), sizes))
}

/** The mean of each channel, or of its windows. */
function average(work: Work, operator: LiteOperator): void {
  const [source = -1] = operator.inputs
  const [, rows, columns] = tensorAt(work, operator.outputs[0] ?? -1).shape
  if (rows !== 1 || columns !== 1) throw new RangeError('tflite: only whole planes are averaged')
  work.nodes.push(makeNode('GlobalAveragePool', [nameOf(source)], outputOf(operator)))
}

const RESIZING = { isAligned: 2, isCentred: 3 } as const

function enlarge(work: Work, operator: LiteOperator): void {
  const [source = -1] = operator.inputs
  const output = outputOf(operator)
  const from = tensorAt(work, source).shape
  const to = tensorAt(work, operator.outputs[0] ?? -1).shape
  const scales = Float32Array.of(1, 1, (to[1] ?? 1) / (from[1] ?? 1), (to[2] ?? 1) / (from[2] ?? 1))
  const factors = addWeight(work, makeTensor(`${output}_scales`, [scales.length], scales))
  const isAligned = (operator.options?.integer(RESIZING.isAligned, 8) ?? 0) !== 0
  const isCentred = (operator.options?.integer(RESIZING.isCentred, 8) ?? 0) !== 0
  const unaligned = isCentred ? 'half_pixel' : 'asymmetric'
  work.nodes.push(
    makeNode('Resize', [nameOf(source), '', factors], output, [
      textAttribute('mode', 'linear'),
      textAttribute('coordinate_transformation_mode', isAligned ? 'align_corners' : unaligned),
    ]),
  )
}
