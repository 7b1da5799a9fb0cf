/** Signed distances to solid shapes: how far a point is outside of one (negative inside), in the units of the scene. */

/** The distance of a point to a shape that stands at the origin; `y` is up. */
export type Shape = (x: number, y: number, z: number) => number

/** The share of a distance that is certainly free, for shapes whose distance is only nearly one. */
const SURE_STEP = 0.88

/** @param half half of the width, height and depth, its round edges among them */
export function roundBox([halfX, halfY, halfZ]: readonly [number, number, number], edge: number): Shape {
  return (x, y, z) => {
    const dx = Math.abs(x) - halfX + edge
    const dy = Math.abs(y) - halfY + edge
    const dz = Math.abs(z) - halfZ + edge
    const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
    return outside + Math.min(Math.max(dx, dy, dz), 0) - edge
  }
}

/** An upright cylinder, narrower or wider at the top. */
export function cone({ foot, top, half, edge }: { foot: number; top: number; half: number; edge: number }): Shape {
  const lean = (foot - top) / (2 * half)
  const slope = Math.cos(Math.atan(lean))
  return (x, y, z) => {
    const radius = (foot + top) / 2 - lean * y
    const side = (Math.sqrt(x * x + z * z) - radius) * slope + edge
    const cap = Math.abs(y) - half + edge
    const outside = Math.hypot(Math.max(side, 0), Math.max(cap, 0))
    // side and top of a cone are not at right angles, so its distance would be too long past their edge
    return (outside + Math.min(Math.max(side, cap), 0) - edge) * SURE_STEP
  }
}

export function ball(radius: number): Shape {
  return (x, y, z) => Math.sqrt(x * x + y * y + z * z) - radius
}

export function moved(shape: Shape, [atX, atY, atZ]: readonly [number, number, number]): Shape {
  return (x, y, z) => shape(x - atX, y - atY, z - atZ)
}

/** @param angle in radians, around the upright axis */
export function turned(shape: Shape, angle: number): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (x, y, z) => shape(x * cos - z * sin, y, x * sin + z * cos)
}

/** A nail as it is sold to be glued on: a bent plate, the upper end an almond, the lower one a half moon. */
export function nailTip({ halfWidth, half, thick }: { halfWidth: number; half: number; thick: number }): Shape {
  const bow = halfWidth * 1.3
  const almond = half * 1.05
  const moon = half * 0.35
  return (x, y, z) => {
    const depth = z + bow + y * y * 0.16
    const plate = Math.max(Math.abs(Math.hypot(x, depth) - bow) - thick, -depth)
    const along = y > half - almond ? y - half + almond : Math.min(0, y + half - moon)
    const [nx, ny] = [x / halfWidth, along / (along > 0 ? almond : moon)]
    const near = Math.hypot(nx, ny)
    const outline = near === 0 ? -halfWidth : (near * (near - 1)) / Math.hypot(nx / halfWidth, ny / (along > 0 ? almond : moon))
    return (Math.hypot(Math.max(plate, 0), Math.max(outline, 0)) + Math.min(Math.max(plate, outline), 0) - thick * 0.4) * 0.6
  }
}

/** Melts shapes into one. @param softness how wide the seam is */
export function melted(shapes: readonly Shape[], softness: number): Shape {
  return (x, y, z) => {
    let nearest = Infinity
    for (const shape of shapes) {
      const distance = shape(x, y, z)
      const share = Math.max(softness - Math.abs(nearest - distance), 0) / softness
      nearest = Math.min(nearest, distance) - (nearest === Infinity ? 0 : (share * share * softness) / 4)
    }
    return nearest
  }
}

/** A surface that rises and sinks. @param height of a point of it, in the units of the scene; far smaller than the shape */
export function embossed(shape: Shape, height: Shape): Shape {
  return (x, y, z) => {
    const distance = shape(x, y, z)
    return distance > 0.1 ? distance : (distance - height(x, y, z)) * 0.7
  }
}
