import { lightOf, type Light } from '#engine/pixels/colour.ts'
import type { Goods } from '../props.ts'

const lights = (...hexes: readonly string[]): readonly Light[] => hexes.map(lightOf)

export const CAFE_GOODS: Goods = {
  colours: lights('#e9dfcc', '#7b4a2c', '#b5854f', '#3f4a3c', '#d9c5a0', '#2c2623', '#a25a36', '#cfd3cc'),
  widths: [0.016, 0.042],
  heights: [0.03, 0.085],
  fullness: 0.9,
  shine: 0.3,
}
export const BOOKS: Goods = {
  colours: lights('#d8cdbb', '#7c8a86', '#b77a5a', '#e6e0d4', '#3f4b55', '#a9957a', '#c9b59a'),
  widths: [0.006, 0.018],
  heights: [0.05, 0.085],
  fullness: 0.78,
  shine: 0.02,
}
export const WARES: Goods = {
  colours: lights('#f0ddd2', '#c98f7c', '#e9e4da', '#8fa08d', '#d8b78f', '#fffaf0', '#6d7f86'),
  widths: [0.02, 0.05],
  heights: [0.03, 0.075],
  fullness: 0.72,
  shine: 0.2,
}
export const BOTTLES: Goods = {
  colours: lights('#ffffff', '#e9d7c9', '#c7a27c', '#8f6a56', '#f3e6e2', '#2f2a2a', '#d9b3ae'),
  widths: [0.01, 0.02],
  heights: [0.035, 0.07],
  fullness: 0.85,
  shine: 0.35,
}
export const KITCHENWARE: Goods = {
  colours: lights('#ffffff', '#e8e2d6', '#b9a284', '#8aa0a0', '#d9cbb2', '#c97f5a'),
  widths: [0.02, 0.05],
  heights: [0.025, 0.06],
  fullness: 0.66,
  shine: 0.3,
}

export const AMBER_BULB: Light = [1.7, 0.98, 0.42]
export const WHITE_BULB: Light = [1.35, 1.22, 1]
