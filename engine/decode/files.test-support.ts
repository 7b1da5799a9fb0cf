/** Unusual files: small to send, and heavy to open. */
import { deflateSync, crc32 } from 'node:zlib'

/** The same JPEG with another size in its header. */
export function declareSize(jpeg: Uint8Array, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const at = frameOf(copy)
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

const START_OF_SCAN = Buffer.from([0xff, 0xda])
/** A table of one code of one bit: "so many blocks have nothing", followed by 14 bits of how many. */
const EMPTY_RUNS = Buffer.from([0xff, 0xc4, 0, 20, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0])
const SHORTEST_RUN = 1 << 14
const LONGEST_RUN = (1 << 15) - 1
/** Each coefficient comes bit by bit, the highest first. */
const BITS = 14

/**
 * The first scan of a grey progressive JPEG, followed by `count` (at most 882) empty ones. Each is valid, takes some fifty bytes,
 * and makes a decoder process the whole picture.
 */
export function withEmptyScans(progressive: Uint8Array, count: number): Buffer {
  const bytes = Buffer.from(progressive)
  const first = bytes.indexOf(START_OF_SCAN)
  let end = first + 2
  while (bytes[end] !== 0xff || bytes[end + 1] === 0) end++
  const frame = frameOf(bytes)
  const blocks = Math.ceil(bytes.readUInt16BE(frame + 5) / 8) * Math.ceil(bytes.readUInt16BE(frame + 7) / 8)
  const data = emptyBlocks(blocks)
  const scans = Array.from({ length: count }, (_, index) => {
    const coefficient = 1 + Math.floor(index / BITS)
    const low = BITS - 1 - (index % BITS)
    const high = low === BITS - 1 ? 0 : low + 1
    const head = [0, 8, 1, bytes[frame + 10] ?? 0, 0, coefficient, coefficient, (high << 4) | low]
    return Buffer.concat([START_OF_SCAN, Buffer.from(head), data])
  })
  return Buffer.concat([bytes.subarray(0, end), EMPTY_RUNS, ...scans, Buffer.from([0xff, 0xd9])])
}

function emptyBlocks(blocks: number): Buffer {
  const runs: number[] = []
  let left = blocks
  // the rest for the last run must not be shorter than the shortest run
  for (; left > LONGEST_RUN; left -= runs.at(-1) ?? 0) runs.push(left < LONGEST_RUN + SHORTEST_RUN ? left >> 1 : LONGEST_RUN)
  runs.push(left)
  const bits = runs.map((run) => `0${(run - SHORTEST_RUN).toString(2).padStart(14, '0')}`).join('')
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1')
  const coded = (padded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return Buffer.from(coded.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])))
}

/** A JPEG with this many empty notes. */
export function addNotes(jpeg: Uint8Array, count: number): Buffer {
  const notes = Buffer.alloc(4 * count)
  for (let at = 0; at < notes.length; at += 4) notes.writeUInt32BE(0xff_fe_00_02, at)
  return Buffer.concat([jpeg.subarray(0, 2), notes, jpeg.subarray(2)])
}

/** The same PNG with `count` texts, each of which unpacks to `bytes`. */
export function addPackedTexts(png: Uint8Array, count: number, bytes: number): Buffer {
  const content = Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))])
  const text = pngChunk('zTXt', content)
  const headerEnd = 8 + 25
  return Buffer.concat([png.subarray(0, headerEnd), ...Array.from({ length: count }, () => text), png.subarray(headerEnd)])
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}

/** A GIF of so many frames of one pixel on a canvas of 300×300. */
export function gifOf(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x2c\x01\x2c\x01\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  const frame = Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

/** A WebP of so many frames on a canvas of 300×300. */
export function webpOf(frames: number): Buffer {
  const head = riffChunk('VP8X', Buffer.from([2, 0, 0, 0, 43, 1, 0, 43, 1, 0]))
  const animation = riffChunk('ANIM', Buffer.alloc(6))
  const content = Buffer.concat([head, animation, ...Array.from({ length: frames }, () => riffChunk('ANMF', Buffer.alloc(24)))])
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), content]))
}

function riffChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(type, 'latin1'), length, content])
}

/** What a grid of a HEIF is made of. */
export interface Grid {
  readonly width: number
  readonly height: number
  readonly tiles: readonly { readonly width: number; readonly height: number }[]
  /** The tile at each place, counted from 0. */
  readonly places: readonly number[]
  /** The number of pieces of the file in a tile; each is the whole file. */
  readonly extents?: number
}

/** The boxes of a HEIC that is a grid of tiles, without any picture in them. */
export function heicOf({ width, height, tiles, places, extents = 0 }: Grid): Buffer {
  const sizes = [{ width, height }, ...tiles]
  const ispe = sizes.map((size) => box('ispe', word(0), word(size.width), word(size.height)))
  const associations = sizes.map((_, index) => Buffer.concat([half(index + 1), Buffer.from([1, index + 1])]))
  const properties = box('iprp', box('ipco', ...ispe), box('ipma', word(0), word(sizes.length), ...associations))
  const references = box('iref', word(0), box('dimg', half(1), half(places.length), ...places.map((place) => half(place + 2))))
  const pieces = Array.from({ length: extents }, () => Buffer.concat([word(0), word(1_000_000_000)]))
  const location = Buffer.concat([half(2), half(0), half(extents), ...pieces])
  const locations = box('iloc', word(0), Buffer.from([0x44, 0]), half(1), location)
  const meta = box('meta', word(0), locations, properties, references)
  return Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0heicmif1', 'latin1')), meta, box('mdat', Buffer.alloc(1000))])
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([word(body.length + 8), Buffer.from(type, 'latin1'), body])
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function half(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function frameOf(jpeg: Buffer): number {
  for (let at = 2; at + 4 < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg[at + 1] ?? 0
    if (marker >= 0xc0 && marker <= 0xc2) return at
  }
  throw new Error('no frame')
}
