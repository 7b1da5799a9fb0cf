/** A picture in linear light, interleaved, row by row from the top left. `data.length === width * height * channels`. */
export interface FloatImage {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
  /** 1 for a mask, 3 for colour, 4 for colour already multiplied by its coverage. */
  readonly channels: number
}

export function makeFloatImage(width: number, height: number, channels: number): FloatImage {
  return { data: new Float32Array(width * height * channels), width, height, channels }
}

export function copyFloatImage(image: FloatImage): FloatImage {
  return { ...image, data: image.data.slice() }
}
