import type { computeKinds } from '@compute-mall/core/goods'
import { pick, range } from '../random.ts'
import { type Box, boxes, seen } from './isometric.ts'
import { type Art, line, n } from './shape.ts'

/** General computing: a die of cores, some of them at work. */
const general: Art = ({ random }) => {
  const origin = [212, 34] as const
  const cell = 22
  const cells = range(25).map((index) => ({
    x: (index % 5) * cell,
    y: Math.floor(index / 5) * cell,
    busy: random() < 0.28,
  }))
  const tile = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
    at: [x + 2, y + 2, 12],
    size: [cell - 4, cell - 4, 5],
  })
  return [
    ...boxes(origin, [{ at: [-16, -16, 0], size: [5 * cell + 32, 5 * cell + 32, 5] }], 'glow'),
    ...boxes(origin, [{ at: [-4, -4, 5], size: [5 * cell + 8, 5 * cell + 8, 7] }], 'deep'),
    ...boxes(origin, cells.filter(({ busy }) => !busy).map(tile)),
    ...boxes(origin, cells.filter(({ busy }) => busy).map(tile), 'lit'),
  ]
}

/** Heterogeneous computing: as many accelerator cards as the figures say, side by side, one of them at work. */
const heterogeneous: Art = ({ count, random }) => {
  const cards = range(Math.min(8, Math.max(2, count)))
  const gap = 128 / cards.length
  const origin = [200, 84] as const
  const busy = Math.floor(random() * cards.length)
  const to = seen(origin)
  const card = (index: number): Box => ({ at: [index * gap, 0, 6], size: [gap * 0.52, 80, 60] })
  const edge = (index: number) =>
    line([to(index * gap + gap * 0.26, 12, 66), to(index * gap + gap * 0.26, 68, 66)])
  const [, , top] = boxes(origin, [card(busy)], 'lit')
  return [
    ...boxes(origin, [{ at: [-12, -10, 0], size: [148, 100, 6] }], 'glow'),
    ...boxes(origin, cards.map(card)),
    ...(top ? [top] : []),
    { d: cards.map(edge).join(''), paint: 'ground', stroke: 1.5, opacity: 0.55 },
  ]
}

const cylinder = (x: number, y: number, rx: number, height: number) => {
  const ry = rx * 0.36
  const arc = `a${n(rx)} ${n(ry)} 0 0`
  return {
    side: `M${n(x - rx)} ${n(y)}v${n(height)}${arc} 0 ${n(2 * rx)} 0v${n(-height)}z`,
    top: `M${n(x - rx)} ${n(y)}${arc} 0 ${n(2 * rx)} 0${arc} 0 ${n(-2 * rx)} 0z`,
  }
}

/** Storage: a stack of discs, one of them being written. */
const storage: Art = ({ random }) => {
  const busy = Math.floor(random() * 4)
  const discs = [3, 2, 1, 0].map((level) => ({ level, ...cylinder(222, 46 + level * 36, 74, 22) }))
  return discs.flatMap(({ level, side, top }) => [
    { d: side, paint: level === busy ? ('lit' as const) : ('deep' as const) },
    { d: top, paint: 'base' as const },
    { d: cylinder(222, 46 + level * 36, 30, 0).top, paint: 'light' as const, opacity: 0.7 },
  ])
}

/** Cloud servers: blades that hover over one another, joined by what runs on them. */
const cloudServer: Art = ({ random }) => {
  const origin = [222, 92] as const
  const busy = pick(random, [0, 1, 2])
  const to = seen(origin)
  const wire = (x: number, y: number) => line([to(x, y, -10), to(x, y, 78)])
  return [
    { d: wire(0, 80) + wire(80, 0) + wire(80, 80), paint: 'light', stroke: 1.5, opacity: 0.7 },
    ...[0, 1, 2].flatMap((level) =>
      boxes(origin, [{ at: [0, 0, level * 34 - 14], size: [80, 80, 14] }], level === busy ? 'lit' : 'light'),
    ),
    ...[0, 1, 2].map((level) => ({
      d: line([to(10, 80, level * 34 - 7), to(44, 80, level * 34 - 7)]),
      paint: 'words' as const,
      stroke: 2,
      opacity: 0.5,
    })),
  ]
}

/** Bare metal: cabinets in a row, their lamps on. */
const bareMetal: Art = ({ random }) => {
  const origin = [206, 116] as const
  const cabinets = [0, 1, 2]
  const to = seen(origin)
  const units = cabinets.flatMap((index) =>
    range(7).map((unit) => ({ x: index * 44, z: 12 + unit * 13, lit: random() < 0.4 })),
  )
  const slit = ({ x, z }: { readonly x: number; readonly z: number }) =>
    line([to(x + 6, 56, z), to(x + 24, 56, z)])
  const lamp = ({ x, z }: { readonly x: number; readonly z: number }) =>
    line([to(x + 29, 56, z), to(x + 33, 56, z)])
  return [
    ...boxes(origin, [{ at: [-10, -8, -4], size: [148, 76, 4] }], 'glow'),
    ...cabinets.flatMap((index) => boxes(origin, [{ at: [index * 44, 0, 0], size: [38, 56, 100] }])),
    { d: units.map(slit).join(''), paint: 'deep', stroke: 4 },
    {
      d: units
        .filter(({ lit }) => lit)
        .map(lamp)
        .join(''),
      paint: 'lit',
      stroke: 4,
    },
    {
      d: units
        .filter(({ lit }) => !lit)
        .map(lamp)
        .join(''),
      paint: 'light',
      stroke: 4,
    },
  ]
}

/** One composition per kind of computing. */
export const computeArt: Readonly<Record<(typeof computeKinds)[number], Art>> = {
  general,
  heterogeneous,
  storage,
  cloudServer,
  bareMetal,
}
