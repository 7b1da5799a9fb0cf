/**
 * ONNX files as plain objects: parsed, changed by the other files of this folder, and serialised. Field numbers are those of
 * onnx.proto.
 */
import {
  type Pieces,
  type WireField,
  readBytesFields,
  readFields,
  readNumber,
  readRepeatedVarints,
  readText,
  readTexts,
  writeField,
  writeMessage,
  writeNumber,
  writeText,
} from './protobuf.ts'

export interface GraphNode {
  readonly name: string
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: readonly Attribute[]
}

/** An attribute as it was encoded; only integers and tensors are used. */
export interface Attribute {
  readonly name: string
  readonly encoded: Uint8Array
}

export const ELEMENT = { float32: 1, uint8: 2, int8: 3, int32: 6, int64: 7, float16: 10 } as const
export type ElementType = (typeof ELEMENT)[keyof typeof ELEMENT]

export interface Tensor {
  readonly name: string
  readonly shape: readonly number[]
  readonly type: number
  /** Little-endian elements. */
  readonly bytes: Uint8Array
}

export interface Graph {
  /** Everything of the file that is neither graph nor metadata: versions and operator sets. */
  readonly header: readonly WireField[]
  readonly nodes: readonly GraphNode[]
  readonly weights: ReadonlyMap<string, Tensor>
  readonly input: Port
  readonly output: Port
}

/** An input for the picture or an output for the mask. */
export interface Port {
  readonly name: string
  readonly type: ElementType
  /** A named length is whatever a run brings. */
  readonly shape: readonly (number | string)[]
}

const MODEL = { graph: 7, metadata: 14 } as const
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const
const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, integer: 3, text: 4, tensor: 5, integers: 8, type: 20 } as const
const TENSOR = { dims: 1, type: 2, name: 8, raw: 9 } as const
const ATTRIBUTE_TYPE = { integer: 2, text: 3, integers: 7 } as const

/** @throws RangeError where the bytes are no ONNX file. */
export function readGraph(file: Uint8Array): Graph {
  const model = readFields(file)
  const [encodedGraph] = readBytesFields(model, MODEL.graph)
  if (!encodedGraph) throw new RangeError('onnx: the file holds no graph')
  const graph = readFields(encodedGraph)
  const tensors = readBytesFields(graph, GRAPH.initializer).map(readTensor)
  return {
    header: model.filter((field) => field.number !== MODEL.graph && field.number !== MODEL.metadata),
    nodes: readBytesFields(graph, GRAPH.node).map(readNode),
    weights: new Map(tensors.map((tensor) => [tensor.name, tensor])),
    input: readPort(graph, GRAPH.input),
    output: readPort(graph, GRAPH.output),
  }
}

/** Only the name: the ports of the packaged graph are replaced before anything is written. */
function readPort(graph: readonly WireField[], number: number): Port {
  const [value] = readBytesFields(graph, number)
  return { name: value ? readText(readFields(value), 1) : '', type: ELEMENT.float32, shape: [] }
}

function readNode(encoded: Uint8Array): GraphNode {
  const fields = readFields(encoded)
  return {
    name: readText(fields, NODE.name),
    operator: readText(fields, NODE.operator),
    inputs: readTexts(fields, NODE.input),
    outputs: readTexts(fields, NODE.output),
    attributes: readBytesFields(fields, NODE.attribute).map((attribute) => ({
      name: readText(readFields(attribute), ATTRIBUTE.name),
      encoded: attribute,
    })),
  }
}

function readTensor(encoded: Uint8Array): Tensor {
  const fields = readFields(encoded)
  return {
    name: readText(fields, TENSOR.name),
    shape: readRepeatedVarints(fields, TENSOR.dims).map(Number),
    type: readNumber(fields, TENSOR.type),
    bytes: readBytesFields(fields, TENSOR.raw)[0] ?? new Uint8Array(),
  }
}

/** The first integer of an attribute (`strides` of a convolution, say). */
export function integerAttribute(node: GraphNode, name: string): number | undefined {
  const attribute = node.attributes.find((candidate) => candidate.name === name)
  const value = attribute && readRepeatedVarints(readFields(attribute.encoded), ATTRIBUTE.integers)[0]
  return value === undefined ? undefined : Number(value)
}

/** The tensor that a `Constant` node holds. */
export function constantTensor(node: GraphNode): Tensor | undefined {
  const tensors = node.attributes.flatMap((attribute) => readBytesFields(readFields(attribute.encoded), ATTRIBUTE.tensor))
  return tensors[0] && readTensor(tensors[0])
}

export function integersAttribute(name: string, values: readonly number[]): Attribute {
  const pieces = [
    ...writeText(ATTRIBUTE.name, name),
    ...values.flatMap((value) => writeNumber(ATTRIBUTE.integers, value)),
    ...writeNumber(ATTRIBUTE.type, ATTRIBUTE_TYPE.integers),
  ]
  return { name, encoded: Buffer.concat(pieces) }
}

export function integerAttributeOf(name: string, value: number): Attribute {
  const pieces = [
    ...writeText(ATTRIBUTE.name, name),
    ...writeNumber(ATTRIBUTE.integer, value),
    ...writeNumber(ATTRIBUTE.type, ATTRIBUTE_TYPE.integer),
  ]
  return { name, encoded: Buffer.concat(pieces) }
}

export function textAttribute(name: string, value: string): Attribute {
  const pieces = [
    ...writeText(ATTRIBUTE.name, name),
    ...writeText(ATTRIBUTE.text, value),
    ...writeNumber(ATTRIBUTE.type, ATTRIBUTE_TYPE.text),
  ]
  return { name, encoded: Buffer.concat(pieces) }
}

/** What stands before a graph that was not read from an ONNX file: the format's version and that of the operators. */
export function onnxHeader(operatorSet: number): readonly WireField[] {
  return [
    { number: 1, wire: 'varint', value: 8n },
    { number: 8, wire: 'bytes', bytes: Buffer.concat([...writeNumber(2, operatorSet)]) },
  ]
}

export function makeNode(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Attribute[] = [],
): GraphNode {
  return { name: output, operator, inputs, outputs: [output], attributes }
}

type Elements = Float32Array | Uint8Array | Int8Array | Int32Array

export function makeTensor(name: string, shape: readonly number[], elements: Elements): Tensor {
  return {
    name,
    shape,
    type: elementTypeOf(elements),
    bytes: new Uint8Array(elements.buffer, elements.byteOffset, elements.byteLength),
  }
}

function elementTypeOf(elements: Elements): ElementType {
  if (elements instanceof Float32Array) return ELEMENT.float32
  if (elements instanceof Int8Array) return ELEMENT.int8
  return elements instanceof Int32Array ? ELEMENT.int32 : ELEMENT.uint8
}

export function writeGraph(graph: Graph): Pieces {
  const encoded = [
    ...graph.nodes.flatMap((node) => writeMessage(GRAPH.node, writeNode(node))),
    ...writeText(GRAPH.name, 'isnet'),
    ...[...graph.weights.values()].flatMap((tensor) => writeMessage(GRAPH.initializer, writeTensor(tensor))),
    ...writeMessage(GRAPH.input, writePort(graph.input)),
    ...writeMessage(GRAPH.output, writePort(graph.output)),
  ]
  return [...graph.header.flatMap(writeField), ...writeMessage(MODEL.graph, encoded)]
}

function writeNode(node: GraphNode): Pieces {
  return [
    ...node.inputs.flatMap((input) => writeText(NODE.input, input)),
    ...node.outputs.flatMap((output) => writeText(NODE.output, output)),
    ...writeText(NODE.name, node.name),
    ...writeText(NODE.operator, node.operator),
    ...node.attributes.flatMap((attribute) => writeMessage(NODE.attribute, [attribute.encoded])),
  ]
}

function writeTensor(tensor: Tensor): Pieces {
  return [
    ...tensor.shape.flatMap((length) => writeNumber(TENSOR.dims, length)),
    ...writeNumber(TENSOR.type, tensor.type),
    ...writeText(TENSOR.name, tensor.name),
    ...writeMessage(TENSOR.raw, [tensor.bytes]),
  ]
}

/** A ValueInfoProto. */
function writePort({ name, type, shape }: Port): Pieces {
  const dimensions = shape.flatMap((length) =>
    writeMessage(1, typeof length === 'string' ? writeText(2, length) : writeNumber(1, length)),
  )
  const tensorType = [...writeNumber(1, type), ...writeMessage(2, dimensions)]
  return [...writeText(1, name), ...writeMessage(2, writeMessage(1, tensorType))]
}
