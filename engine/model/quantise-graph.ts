/**
 * Static 8-bit quantisation. Activations: unsigned bytes, their ranges measured beforehand (`activation-scales.json`, clipped at the
 * 99.995th percentile: wider or narrower ranges cost visible agreement). Weights: signed, one scale per output channel.
 */
import { z } from 'zod'
import activationScales from './activation-scales.json' with { type: 'json' }
import { type Graph, type GraphNode, type Tensor, integerAttributeOf, makeNode, makeTensor } from './onnx-graph.ts'
import { CENTRED_PICTURE, PICTURE_STEP } from './simplify-graph.ts'

const scalesSchema = z.object({
  acts: z.record(z.string(), z.tuple([z.number(), z.number()])),
  convs: z.array(z.string()),
})
const scales = scalesSchema.parse(activationScales)
const quantisedConvolutions: ReadonlySet<string> = new Set(scales.convs)

/** Seven bits: processors without VNNI add two products in 16 bits, which eight-bit weights would overflow. */
const LARGEST_WEIGHT = 64

/** Step of one unit, and the byte that stands for zero. */
interface Range {
  readonly step: number
  readonly zero: number
}

function rangeOf(name: string): Range | undefined {
  const entry = scales.acts[name]
  return entry && { step: entry[0], zero: entry[1] }
}

/** With a single output channel the runtime's kernel takes six times as long as with a full register of them. */
const LAST_CONVOLUTION = 'side1'
const REGISTER = 16

/** @param graph simplified, in single precision. @returns a graph whose mask is the first of sixteen planes, the others being empty. */
export function quantiseGraph(graph: Graph): Graph {
  const weights = widenLastConvolution(graph.weights)
  const nodes: GraphNode[] = []
  const seen = new Set<string>()

  const quantiseActivation = (name: string): void => {
    const range = rangeOf(name)
    if (!range || seen.has(name)) return
    seen.add(name)
    weights.set(`${name}_step`, makeTensor(`${name}_step`, [], Float32Array.of(range.step)))
    weights.set(`${name}_zero`, makeTensor(`${name}_zero`, [], Uint8Array.of(range.zero)))
    nodes.push(...roundTrip(name))
  }

  for (const node of foldRelus(graph.nodes)) {
    const [source = '', weight = '', bias = ''] = node.inputs
    const step = source === CENTRED_PICTURE ? PICTURE_STEP : rangeOf(source)?.step
    const inputs = node.inputs.map((name) => (rangeOf(name) ? `${name}_round` : name))
    if (node.operator === 'Conv' && step !== undefined && quantisedConvolutions.has(node.name)) {
      for (const tensor of quantiseConvolution(weights.get(weight), weights.get(bias), step)) weights.set(tensor.name, tensor)
      weights.delete(weight)
      weights.delete(bias)
      nodes.push(unpackWeight(weight), unpackWeight(bias))
      nodes.push({ ...node, inputs: [inputs[0] ?? source, `${weight}_round`, `${bias}_round`] })
    } else {
      nodes.push({ ...node, inputs })
    }
    for (const output of node.outputs) quantiseActivation(output)
  }
  return { ...graph, nodes, weights, output: { ...graph.output, shape: graph.output.shape.with(1, REGISTER) } }
}

function widenLastConvolution(weights: ReadonlyMap<string, Tensor>): Map<string, Tensor> {
  const widened = new Map(weights)
  for (const name of [`${LAST_CONVOLUTION}.weight`, `${LAST_CONVOLUTION}.bias`]) {
    const tensor = weights.get(name)
    if (!tensor) throw new RangeError(`isnet: ${name} is missing`)
    const values = new Float32Array(REGISTER * (tensor.bytes.length / 4))
    values.set(floatsOf(tensor))
    widened.set(name, makeTensor(name, tensor.shape.with(0, REGISTER), values))
  }
  return widened
}

/** A range that starts at zero clips what a `Relu` would, so the convolution before it writes the Relu's output itself. */
function foldRelus(nodes: readonly GraphNode[]): GraphNode[] {
  const foldedOutput = new Map<string, string>()
  for (const node of nodes) {
    const [input = ''] = node.inputs
    const [output = ''] = node.outputs
    if (node.operator === 'Relu' && rangeOf(output)?.zero === 0 && !rangeOf(input)) foldedOutput.set(input, output)
  }
  const folded = new Set(foldedOutput.values())
  return nodes
    .filter((node) => !(node.operator === 'Relu' && folded.has(node.outputs[0] ?? '')))
    .map((node) => ({ ...node, outputs: node.outputs.map((name) => foldedOutput.get(name) ?? name) }))
}

/** Quantise and dequantise: the runtime fuses these pairs with the operators between them. */
function roundTrip(name: string): GraphNode[] {
  const parameters = [`${name}_step`, `${name}_zero`]
  return [
    makeNode('QuantizeLinear', [name, ...parameters], `${name}_byte`),
    makeNode('DequantizeLinear', [`${name}_byte`, ...parameters], `${name}_round`),
  ]
}

function unpackWeight(name: string): GraphNode {
  const inputs = [`${name}_byte`, `${name}_step`, `${name}_zero`]
  return makeNode('DequantizeLinear', inputs, `${name}_round`, [integerAttributeOf('axis', 0)])
}

function quantiseConvolution(weight: Tensor | undefined, bias: Tensor | undefined, inputStep: number): Tensor[] {
  if (!weight || !bias) throw new RangeError('isnet: a convolution lacks its weights')
  const values = floatsOf(weight)
  const offsets = floatsOf(bias)
  const channels = weight.shape[0] ?? 0
  const perChannel = values.length / channels
  const bytes = new Int8Array(values.length)
  const steps = new Float32Array(channels)
  const biasSteps = new Float32Array(channels)
  const biasUnits = new Int32Array(channels)

  for (let channel = 0; channel < channels; channel++) {
    const start = channel * perChannel
    const end = start + perChannel
    let largest = 0
    for (let i = start; i < end; i++) largest = Math.max(largest, Math.abs(values[i] ?? 0))
    const step = largest / LARGEST_WEIGHT || 1e-8
    for (let i = start; i < end; i++) bytes[i] = Math.round((values[i] ?? 0) / step)
    steps[channel] = step
    biasSteps[channel] = step * inputStep
    biasUnits[channel] = Math.round((offsets[channel] ?? 0) / (step * inputStep))
  }
  return [
    makeTensor(`${weight.name}_byte`, weight.shape, bytes),
    makeTensor(`${weight.name}_step`, [channels], steps),
    makeTensor(`${weight.name}_zero`, [channels], new Int8Array(channels)),
    makeTensor(`${bias.name}_byte`, [channels], biasUnits),
    makeTensor(`${bias.name}_step`, [channels], biasSteps),
    makeTensor(`${bias.name}_zero`, [channels], new Int32Array(channels)),
  ]
}

function floatsOf(tensor: Tensor): Float32Array {
  return new Float32Array(tensor.bytes.buffer, tensor.bytes.byteOffset, tensor.bytes.byteLength / 4)
}
