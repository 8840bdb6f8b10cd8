import type { Palette } from '../palette.ts'
import type { Random } from '../random.ts'

/** One path of a drawing, filled in a colour of the palette or, with `stroke`, drawn as a line of that width. */
export interface Shape {
  readonly d: string
  readonly paint: keyof Palette
  readonly stroke?: number
  readonly opacity?: number
}

/** What a drawing knows: chance that is always the same for the goods, and the first number of its figures. */
interface Subject {
  readonly random: Random
  readonly count: number
}

/** Draws on a field of 320 × 240; the lower left corner belongs to the words. */
export type Art = (subject: Subject) => readonly Shape[]

export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const rectangle = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`
    : `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${r} 0 ${r} ${r}v${n(height - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - width)}q${-r} 0 ${-r} ${-r}v${n(2 * r - height)}q0 ${-r} ${r} ${-r}z`

export const disc = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0z`

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
