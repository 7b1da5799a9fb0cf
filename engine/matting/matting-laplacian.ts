/**
 * The matting Laplacian: within each window of 3 × 3 pixels opacity is taken for a linear function of colour.
 * Source: Levin, Lischinski and Weiss, "A Closed-Form Solution to Natural Image Matting", 2008, equation 12.
 */
import { type BandSystem, LINK_X, LINK_Y, LINKS, linkTowards } from './band-system.ts'
import type { Colours } from './field.ts'
import { BAND, type Band, INSIDE } from './mark-band.ts'

/** Regularisation of a window's colour covariance: 1e-3 costs a quarter of what matting gains. */
const EPSILON = 1e-6
const WINDOW = 9

export interface IndexedSystem {
  readonly system: BandSystem
  /** The unknown of each pixel; -1 outside the band. */
  readonly unknownOf: Int32Array
}

/** Pixels inside and outside the band are known, as 1 and 0, and go to the right side. */
export function buildLaplacian(colours: Colours, band: Band): IndexedSystem {
  const { width, height, kinds } = band
  const unknownOf = numberBand(band)
  const system: BandSystem = {
    size: band.size,
    diagonal: new Float64Array(band.size),
    weights: new Float32Array(band.size * LINKS),
    ends: linkNeighbours(band, unknownOf),
    right: new Float64Array(band.size),
  }
  const window = openWindow(band, unknownOf)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const middle = y * width + x
      if (!touchesBand(kinds, middle, width)) continue
      window.read(colours.data, middle)
      window.addTo(system)
    }
  }
  return { system, unknownOf }
}

function numberBand({ kinds }: Band): Int32Array {
  const unknownOf = new Int32Array(kinds.length).fill(-1)
  for (let i = 0, next = 0; i < kinds.length; i++) if (kinds[i] === BAND) unknownOf[i] = next++
  return unknownOf
}

function linkNeighbours({ width, height, size }: Band, unknownOf: Int32Array): Int32Array {
  const ends = new Int32Array(size * LINKS)
  for (let pixel = 0; pixel < unknownOf.length; pixel++) {
    const unknown = unknownOf[pixel] ?? -1
    if (unknown < 0) continue
    const x = pixel % width
    const y = (pixel - x) / width
    for (let link = 0; link < LINKS; link++) {
      const atX = x + (LINK_X[link] ?? 0)
      const atY = y + (LINK_Y[link] ?? 0)
      const end = atX >= 0 && atX < width && atY < height ? (unknownOf[atY * width + atX] ?? -1) : -1
      ends[unknown * LINKS + link] = end < 0 ? unknown : end
    }
  }
  return ends
}

function touchesBand(kinds: Uint8Array, middle: number, width: number): boolean {
  for (let row = middle - width; row <= middle + width; row += width) {
    if (kinds[row - 1] === BAND || kinds[row] === BAND || kinds[row + 1] === BAND) return true
  }
  return false
}

interface Window {
  readonly read: (colours: Float32Array, middle: number) => void
  readonly addTo: (system: BandSystem) => void
}

/** One window's work space, used for all of them in turn. */
function openWindow({ width, kinds }: Band, unknownOf: Int32Array): Window {
  const pixels = new Int32Array(WINDOW)
  const unknowns = new Int32Array(WINDOW)
  const isSubject = new Uint8Array(WINDOW)
  /** Colours less their mean, and those times the inverse covariance. */
  const centred = new Float64Array(WINDOW * 3)
  const whitened = new Float64Array(WINDOW * 3)
  const links = linksWithin()

  const read = (colours: Float32Array, middle: number): void => {
    for (let i = 0; i < WINDOW; i++) {
      const pixel = middle + (Math.floor(i / 3) - 1) * width + (i % 3) - 1
      pixels[i] = pixel
      unknowns[i] = unknownOf[pixel] ?? -1
      isSubject[i] = kinds[pixel] === INSIDE ? 1 : 0
    }
    centreColours(colours, pixels, centred)
    whiten(centred, whitened)
  }

  const affinity = (i: number, j: number): number =>
    (1 +
      (whitened[i] ?? 0) * (centred[j] ?? 0) +
      (whitened[i + 1] ?? 0) * (centred[j + 1] ?? 0) +
      (whitened[i + 2] ?? 0) * (centred[j + 2] ?? 0)) /
    WINDOW

  const addPair = (system: BandSystem, i: number, j: number): void => {
    const unknown = unknowns[i] ?? -1
    const other = unknowns[j] ?? -1
    if (unknown < 0 && other < 0) return
    const weight = affinity(i * 3, j * 3)
    if (unknown >= 0 && other >= 0) {
      const link = unknown * LINKS + (links[i * WINDOW + j] ?? 0)
      system.weights[link] = (system.weights[link] ?? 0) - weight
      return
    }
    const known = unknown < 0 ? i : j
    if (isSubject[known]) addNumber(system.right, unknown < 0 ? other : unknown, weight)
  }

  const addTo = (system: BandSystem): void => {
    for (let i = 0; i < WINDOW; i++) {
      const unknown = unknowns[i] ?? -1
      if (unknown >= 0) addNumber(system.diagonal, unknown, 1 - affinity(i * 3, i * 3))
      for (let j = i + 1; j < WINDOW; j++) addPair(system, i, j)
    }
  }
  return { read, addTo }
}

function addNumber(numbers: Float64Array, at: number, value: number): void {
  numbers[at] = (numbers[at] ?? 0) + value
}

/** The link from each pixel of a window to each later one. */
function linksWithin(): Int32Array {
  const links = new Int32Array(WINDOW * WINDOW)
  for (let i = 0; i < WINDOW; i++) {
    for (let j = i + 1; j < WINDOW; j++) {
      links[i * WINDOW + j] = linkTowards((j % 3) - (i % 3), Math.floor(j / 3) - Math.floor(i / 3))
    }
  }
  return links
}

function centreColours(colours: Float32Array, pixels: Int32Array, centred: Float64Array): void {
  for (let channel = 0; channel < 3; channel++) {
    let mean = 0
    for (let i = 0; i < WINDOW; i++) mean += (colours[(pixels[i] ?? 0) * 3 + channel] ?? 0) / WINDOW
    for (let i = 0; i < WINDOW; i++) centred[i * 3 + channel] = (colours[(pixels[i] ?? 0) * 3 + channel] ?? 0) - mean
  }
}

/** Multiplies by the inverse of the window's covariance. */
function whiten(centred: Float64Array, whitened: Float64Array): void {
  let rr = EPSILON
  let gg = EPSILON
  let bb = EPSILON
  let rg = 0
  let rb = 0
  let gb = 0
  for (let i = 0; i < WINDOW * 3; i += 3) {
    const red = centred[i] ?? 0
    const green = centred[i + 1] ?? 0
    const blue = centred[i + 2] ?? 0
    rr += red * red
    gg += green * green
    bb += blue * blue
    rg += red * green
    rb += red * blue
    gb += green * blue
  }
  const c00 = gg * bb - gb * gb
  const c01 = rb * gb - rg * bb
  const c02 = rg * gb - rb * gg
  // the sums stand for the covariance times nine
  const scale = WINDOW / (rr * c00 + rg * c01 + rb * c02)
  const c11 = rr * bb - rb * rb
  const c12 = rg * rb - rr * gb
  const c22 = rr * gg - rg * rg
  for (let i = 0; i < WINDOW * 3; i += 3) {
    const red = centred[i] ?? 0
    const green = centred[i + 1] ?? 0
    const blue = centred[i + 2] ?? 0
    whitened[i] = scale * (c00 * red + c01 * green + c02 * blue)
    whitened[i + 1] = scale * (c01 * red + c11 * green + c12 * blue)
    whitened[i + 2] = scale * (c02 * red + c12 * green + c22 * blue)
  }
}
