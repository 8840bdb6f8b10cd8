import type { applicationKinds } from '@compute-mall/core/goods'
import { range } from '../random.ts'
import { type Art, disc, line, rectangle, type Shape } from './shape.ts'

/** Application software: a window in which a field is being solved. */
const software: Art = ({ random }) => {
  const peak = 18 + random() * 22
  const wave = (base: number, lift: number) =>
    line(
      range(17).map((step) => {
        const swell = Math.sin((step / 16) * Math.PI) * (0.7 + 0.3 * Math.sin(step * 0.9 + base))
        return [152 + step * 9, base - lift * swell] as const
      }),
    )
  return [
    { d: rectangle(164, 18, 144, 118, 8), paint: 'light' },
    { d: rectangle(136, 30, 164, 122, 8), paint: 'ground' },
    { d: `${rectangle(136, 30, 164, 122, 8)}M136 50h164`, paint: 'deep', stroke: 1.5 },
    { d: disc(148, 40, 3) + disc(159, 40, 3) + disc(170, 40, 3), paint: 'base' },
    {
      d: range(4)
        .map((row) => wave(80 + row * 18, peak * (1 - row * 0.2)))
        .join(''),
      paint: 'base',
      stroke: 2,
    },
    { d: wave(140, peak * 1.8), paint: 'lit', stroke: 3 },
  ]
}

/** A SaaS platform: services that circle round one core. */
const saas: Art = ({ random }) => {
  const [x, y] = [216, 108] as const
  const orbits = [36, 60, 86]
  const moons = orbits.flatMap((radius, ring) =>
    range(ring + 2).map((index) => {
      const angle = (index / (ring + 2)) * 2 * Math.PI + random() * 1.2
      return disc(x + radius * Math.cos(angle), y + radius * Math.sin(angle), 9 - ring * 1.5)
    }),
  )
  return [
    { d: disc(x, y, 100), paint: 'glow' },
    { d: orbits.map((radius) => disc(x, y, radius)).join(''), paint: 'deep', stroke: 1.5 },
    { d: moons.filter((_, index) => index % 4 !== 1).join(''), paint: 'base' },
    { d: moons.filter((_, index) => index % 4 === 1).join(''), paint: 'lit' },
    { d: disc(x, y, 19), paint: 'words' },
    { d: disc(x, y, 7), paint: 'ground' },
  ]
}

/** A model: layers of neurons and the paths that answered. */
const model: Art = ({ random }) => {
  const layers = [3, 5, 5, 4, 2]
  const nodes = layers.map((count, layer) =>
    range(count).map((index) => [136 + layer * 39, 104 + (index - (count - 1) / 2) * 36] as const),
  )
  const edges = nodes
    .slice(1)
    .flatMap((layer, index) =>
      layer.flatMap((to) =>
        (nodes[index] ?? []).map((from) => ({ d: line([from, to]), lit: random() < 0.12 })),
      ),
    )
  const all = nodes.flat().map(([x, y]) => ({ d: disc(x, y, 7), lit: random() < 0.28 }))
  const paths = (of: readonly { readonly d: string; readonly lit: boolean }[], lit: boolean) =>
    of
      .filter((one) => one.lit === lit)
      .map(({ d }) => d)
      .join('')
  return [
    { d: paths(edges, false), paint: 'deep', stroke: 1, opacity: 0.8 },
    { d: paths(edges, true), paint: 'lit', stroke: 1.8 },
    { d: paths(all, false), paint: 'base' },
    { d: paths(all, true), paint: 'lit' },
  ]
}

/** Data: many records, of which some stand out. */
const data: Art = ({ random }) => {
  const points = range(11 * 8).map((index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)]
    const swell = Math.sin(column * 0.55 + random() * 0.7) * Math.cos(row * 0.6) + 1
    return { d: disc(130 + column * 17, 30 + row * 19, 1.6 + swell * 3.1), lit: swell > 1.72 }
  })
  const paths = (lit: boolean) =>
    points
      .filter((point) => point.lit === lit)
      .map(({ d }) => d)
      .join('')
  return [
    { d: paths(false), paint: 'base' },
    { d: paths(true), paint: 'lit' },
  ]
}

/** Source code: a file one could read from here. */
const sourceCode: Art = ({ random }) => {
  const rows = range(9).map((row) => {
    const indent = [0, 1, 1, 2, 2, 3, 2, 1, 0][row] ?? 0
    const first = 14 + random() * 34
    const second = 20 + random() * (70 - indent * 10)
    return { x: 152 + indent * 13, y: 46 + row * 15, first, second }
  })
  const bars = (of: (row: (typeof rows)[number]) => string) => rows.map(of).join('')
  const shapes: readonly Shape[] = [
    { d: rectangle(128, 24, 176, 166, 10), paint: 'words' },
    { d: line(rows.map(({ y }) => [140, y] as const)), paint: 'softWords', stroke: 1, opacity: 0.6 },
    {
      d: bars(({ x, y, first }) =>
        line([
          [x, y],
          [x + first, y],
        ]),
      ),
      paint: 'lit',
      stroke: 5,
    },
    {
      d: bars(({ x, y, first, second }) =>
        line([
          [x + first + 8, y],
          [x + first + 8 + second, y],
        ]),
      ),
      paint: 'deep',
      stroke: 5,
    },
  ]
  return shapes
}

/** A technical service: people's circles that overlap, and what they bring about. */
const service: Art = ({ random }) => {
  const turn = random() * Math.PI
  const rings = range(3).map((index) => {
    const angle = turn + (index / 3) * 2 * Math.PI
    return [216 + 34 * Math.cos(angle), 106 + 34 * Math.sin(angle)] as const
  })
  return [
    ...rings.map(([x, y], index) => ({
      d: disc(x, y, 52),
      paint: index === 0 ? ('deep' as const) : ('light' as const),
      opacity: 0.75,
    })),
    { d: rings.map(([x, y]) => disc(x, y, 52)).join(''), paint: 'base', stroke: 2 },
    { d: disc(216, 106, 24), paint: 'lit' },
    { d: 'M206 106l7.5 7.5L227 100', paint: 'ground', stroke: 4 },
  ]
}

/** One composition per kind of applications. */
export const applicationArt: Readonly<Record<(typeof applicationKinds)[number], Art>> = {
  software,
  saas,
  model,
  data,
  sourceCode,
  service,
}
