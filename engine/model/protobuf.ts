/**
 * The part of the protobuf wire format that an ONNX file uses (https://protobuf.dev/programming-guides/encoding/). Sixty lines of
 * ours instead of a schema compiler: the graph has five message types, and the weights must not be copied.
 */

export type WireField =
  | { readonly number: number; readonly wire: 'varint'; readonly value: bigint }
  | { readonly number: number; readonly wire: 'bytes' | 'fixed32' | 'fixed64'; readonly bytes: Uint8Array }

/** Encoded bytes as pieces, joined only when they are written out. */
export type Pieces = readonly Uint8Array[]

const VARINT = 0
const FIXED64 = 1
const LENGTH_DELIMITED = 2
const FIXED32 = 5

const utf8 = new TextDecoder()
const toUtf8 = new TextEncoder()

/** @throws RangeError where the bytes are no protobuf message. */
export function readFields(message: Uint8Array): WireField[] {
  const fields: WireField[] = []
  let position = 0

  const readVarint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[position++]
      if (byte === undefined) throw new RangeError('protobuf: the message ends inside a number')
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return value
    }
  }
  const readBytes = (length: number): Uint8Array => {
    if (position + length > message.length) throw new RangeError('protobuf: the message ends inside a field')
    return message.subarray(position, (position += length))
  }

  while (position < message.length) {
    const key = Number(readVarint())
    const number = key >> 3
    const wireType = key & 7
    if (wireType === VARINT) fields.push({ number, wire: 'varint', value: readVarint() })
    else if (wireType === LENGTH_DELIMITED) fields.push({ number, wire: 'bytes', bytes: readBytes(Number(readVarint())) })
    else if (wireType === FIXED32) fields.push({ number, wire: 'fixed32', bytes: readBytes(4) })
    else if (wireType === FIXED64) fields.push({ number, wire: 'fixed64', bytes: readBytes(8) })
    else throw new RangeError(`protobuf: unknown wire type ${wireType}`)
  }
  return fields
}

/** Numbers of a repeated field, whether they were written packed or one by one. */
export function readRepeatedVarints(fields: readonly WireField[], number: number): bigint[] {
  return fields
    .filter((field) => field.number === number)
    .flatMap((field) => (field.wire === 'varint' ? [field.value] : unpackVarints(field.bytes)))
}

function unpackVarints(packed: Uint8Array): bigint[] {
  const values: bigint[] = []
  let value = 0n
  let shift = 0n
  for (const byte of packed) {
    value |= BigInt(byte & 127) << shift
    shift += 7n
    if (byte < 128) {
      values.push(value)
      value = 0n
      shift = 0n
    }
  }
  return values
}

export function readText(fields: readonly WireField[], number: number): string {
  const [bytes] = readBytesFields(fields, number)
  return bytes ? utf8.decode(bytes) : ''
}

export function readTexts(fields: readonly WireField[], number: number): string[] {
  return readBytesFields(fields, number).map((bytes) => utf8.decode(bytes))
}

export function readBytesFields(fields: readonly WireField[], number: number): Uint8Array[] {
  return fields.flatMap((field) => (field.number === number && field.wire === 'bytes' ? [field.bytes] : []))
}

export function readNumber(fields: readonly WireField[], number: number): number {
  return Number(readRepeatedVarints(fields, number)[0] ?? 0n)
}

export function writeNumber(number: number, value: number | bigint): Pieces {
  return [encodeVarint((number << 3) | VARINT), encodeVarint(value)]
}

export function writeText(number: number, text: string): Pieces {
  return writeMessage(number, [toUtf8.encode(text)])
}

export function writeMessage(number: number, content: Pieces): Pieces {
  return [encodeVarint((number << 3) | LENGTH_DELIMITED), encodeVarint(byteLength(content)), ...content]
}

export function writeField(field: WireField): Pieces {
  if (field.wire === 'varint') return writeNumber(field.number, field.value)
  if (field.wire === 'bytes') return writeMessage(field.number, [field.bytes])
  return [encodeVarint((field.number << 3) | (field.wire === 'fixed32' ? FIXED32 : FIXED64)), field.bytes]
}

export function byteLength(pieces: Pieces): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0)
}

function encodeVarint(value: number | bigint): Uint8Array {
  const bytes: number[] = []
  let rest = BigInt(value)
  do {
    const low = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? low | 128 : low)
  } while (rest)
  return Uint8Array.from(bytes)
}
