import { line, type Shape } from './shape.ts'

type Point = readonly [x: number, y: number]

const COS = Math.cos(Math.PI / 6)

/** Where a point of space is seen: x runs to the lower right, y to the lower left, z up. */
export const seen =
  ([originX, originY]: Point) =>
  (x: number, y: number, z = 0): Point => [originX + (x - y) * COS, originY + (x + y) / 2 - z]

export interface Box {
  readonly at: readonly [x: number, y: number, z: number]
  readonly size: readonly [x: number, y: number, z: number]
}

/**
 * The three faces of boxes that one sees, each face of all of them as one path. Right before left before
 * top is the order in which a row of boxes hides one another.
 */
export const boxes = (
  origin: Point,
  all: readonly Box[],
  top: Shape['paint'] = 'light',
): readonly Shape[] => {
  const to = seen(origin)
  const faces = all.map(({ at: [x, y, z], size: [w, d, h] }) => ({
    top: [to(x, y, z + h), to(x + w, y, z + h), to(x + w, y + d, z + h), to(x, y + d, z + h)],
    left: [to(x, y + d, z + h), to(x + w, y + d, z + h), to(x + w, y + d, z), to(x, y + d, z)],
    right: [to(x + w, y, z + h), to(x + w, y + d, z + h), to(x + w, y + d, z), to(x + w, y, z)],
  }))
  const path = (face: 'top' | 'left' | 'right') => faces.map((box) => `${line(box[face])}z`).join('')
  return [
    { d: path('right'), paint: 'deep' },
    { d: path('left'), paint: 'base' },
    { d: path('top'), paint: top },
  ]
}
