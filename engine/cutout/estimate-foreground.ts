/**
 * The subject's own colours in the soft border, where the photo shows them mixed with the old background: without this a halo stays.
 * Method: "Approximate fast foreground colour estimation", Forte 2021 (two blurred passes, the second one local).
 */
import type { Picture, Plane } from '../types.ts'
import { type Grid, type Layer, boxBlur, emptyLayer, forPixelsOf, markAround, readAt, toCells } from './grid.ts'

/** How far the two passes look around, as shares of the longer edge. */
const WIDE_REACH = 0.05
const LOCAL_REACH = 0.004
const CHANNELS = 8
const BACKGROUND = 4
const NEVER_ZERO = 1e-4

/** Equal to the photo wherever the mask is 0 or 255. */
export function estimateForeground(photo: Picture, alpha: Plane, grid: Grid): Picture {
  const longerEdge = Math.max(photo.width, photo.height)
  const wide = toCells(WIDE_REACH * longerEdge, grid)
  const local = toCells(LOCAL_REACH * longerEdge, grid)
  const border = findBorder(alpha, grid)
  const isBorder = (cell: number): boolean => border.data[cell] === 1
  const surroundings = meanColours(photo, alpha, { near: markAround(grid, wide, isBorder), reach: wide })
  const first = unmix(photo, alpha, border, { subject: surroundings, background: surroundings })
  const neighbours = meanColours(first, alpha, { near: markAround(grid, local, isBorder), reach: local })
  // within the border no background is free of the subject, so the one from further away serves again
  return unmix(photo, alpha, border, { subject: neighbours, background: surroundings })
}

function findBorder(alpha: Plane, grid: Grid): Layer {
  const border = emptyLayer(grid, 1)
  forPixelsOf(
    grid,
    alpha,
    () => true,
    (pixel, cell) => {
      const value = alpha.data[pixel] ?? 0
      if (value !== 0 && value !== 255) border.data[cell] = 1
    },
  )
  return border
}

/** Colours weighted by opacity (subject) and by its rest (background), averaged around each cell. */
function meanColours(picture: Picture, alpha: Plane, { near, reach }: { near: Layer; reach: number }): Layer {
  const sums = emptyLayer(near, CHANNELS)
  const { data } = sums
  const isNear = (cell: number): boolean => near.data[cell] === 1
  forPixelsOf(near, picture, isNear, (pixel, cell) => {
    const at = cell * CHANNELS
    const opacity = (alpha.data[pixel] ?? 0) / 255
    const rest = 1 - opacity
    for (let channel = 0; channel < 3; channel++) {
      const i = at + channel
      const colour = picture.data[pixel * 3 + channel] ?? 0
      data[i] = (data[i] ?? 0) + colour * opacity
      data[i + BACKGROUND] = (data[i + BACKGROUND] ?? 0) + colour * rest
    }
    data[at + 3] = (data[at + 3] ?? 0) + opacity
    data[at + 3 + BACKGROUND] = (data[at + 3 + BACKGROUND] ?? 0) + rest
  })
  return boxBlur(sums, reach)
}

function unmix(photo: Picture, alpha: Plane, border: Layer, means: { subject: Layer; background: Layer }): Picture {
  const data = new Uint8Array(photo.data)
  const subjectMean = new Float32Array(CHANNELS)
  const backgroundMean = new Float32Array(CHANNELS)
  const isBorder = (cell: number): boolean => border.data[cell] === 1
  forPixelsOf(border, photo, isBorder, (pixel, _cell, x, y) => {
    const value = alpha.data[pixel] ?? 0
    if (value === 0 || value === 255) return
    readAt(means.subject, x, y, subjectMean)
    readAt(means.background, x, y, backgroundMean)
    const opacity = value / 255
    const subjectShare = 1 / ((subjectMean[3] ?? 0) + NEVER_ZERO)
    const backgroundShare = 1 / ((backgroundMean[3 + BACKGROUND] ?? 0) + NEVER_ZERO)
    for (let channel = 0; channel < 3; channel++) {
      const subject = (subjectMean[channel] ?? 0) * subjectShare
      const background = (backgroundMean[channel + BACKGROUND] ?? 0) * backgroundShare
      const unexplained = (photo.data[pixel * 3 + channel] ?? 0) - opacity * subject - (1 - opacity) * background
      data[pixel * 3 + channel] = Math.round(Math.min(255, Math.max(0, subject + opacity * unexplained)))
    }
  })
  return { ...photo, data }
}
