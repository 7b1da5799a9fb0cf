import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  readBytesFields,
  readFields,
  readNumber,
  readRepeatedVarints,
  readText,
  writeField,
  writeMessage,
  writeNumber,
  writeText,
} from './protobuf.ts'

it('reads back every number, text and message that it wrote', () => {
  fc.assert(
    fc.property(fc.nat(), fc.string(), fc.uint8Array(), (number, text, bytes) => {
      const fields = readFields(Buffer.concat([...writeNumber(1, number), ...writeText(2, text), ...writeMessage(300, [bytes])]))
      expect(readNumber(fields, 1)).toBe(number)
      expect(readText(fields, 2)).toBe(new TextDecoder().decode(new TextEncoder().encode(text)))
      expect([...(readBytesFields(fields, 300)[0] ?? [])]).toEqual([...bytes])
    }),
  )
})

it('copies fields of every kind unchanged', () => {
  const message = Buffer.concat([
    ...writeNumber(1, 2n ** 63n),
    Buffer.from([0x1d, 1, 2, 3, 4]),
    Buffer.from([0x21, 1, 2, 3, 4, 5, 6, 7, 8]),
    ...writeText(5, 'é'),
  ])
  expect(Buffer.concat(readFields(message).flatMap(writeField))).toEqual(message)
})

it('reads packed and unpacked numbers alike', () => {
  const unpacked = Buffer.concat([...writeNumber(7, 3), ...writeNumber(7, 300)])
  const packed = Buffer.concat([...writeMessage(7, [Buffer.from([3, 0xac, 2])])])
  expect(readRepeatedVarints(readFields(unpacked), 7)).toEqual([3n, 300n])
  expect(readRepeatedVarints(readFields(packed), 7)).toEqual([3n, 300n])
})

it('refuses a message that ends early', () => {
  expect(() => readFields(Buffer.from([0x0a, 5, 1]))).toThrow(RangeError)
  expect(() => readFields(Buffer.from([0x08, 0x80]))).toThrow(RangeError)
})
