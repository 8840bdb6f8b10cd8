import type { Banner } from '@compute-mall/core/site'
import { vars } from '../theme/index.ts'
import { disc, line, n, rectangle } from './art/shape.ts'
import { randomFrom, range } from './random.ts'

export interface HeroShape {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

/** The ground of the theme, what lies behind, and what is lit; the browser mixes them (R3.06). */
const { dark: ground, darkRaised: raised, lineDark: faint, accent: lit } = vars.color
const soft = `color-mix(in srgb, ${faint} 80%, ${vars.color.onDarkSoft})`
const bright = `color-mix(in srgb, ${vars.color.onDarkSoft} 70%, ${ground})`

/** Mountains of data, and the one that all climb: each ridge hides what lies behind it. */
const summit = (): readonly HeroShape[] => {
  const random = randomFrom(11)
  const ridge = (row: number) => {
    const base = 168 + row * 24
    const points = range(65).map((step) => {
      const peak = Math.exp(-(((step - 38 + row * 1.5) / 9) ** 2)) * (132 - row * 16)
      const shoulder = Math.exp(-(((step - 18 - row * 2) / 6) ** 2)) * (46 + row * 4)
      return [step * 10 - 20, base - (peak + shoulder) * (0.86 + random() * 0.2) - random() * 5] as const
    })
    return `${line(points)}V330H-20z`
  }
  return range(7).map((row) => ({
    d: ridge(row),
    fill: ground,
    stroke: row === 0 ? lit : row % 2 === 0 ? bright : soft,
    width: row === 0 ? 2.2 : 1.2,
  }))
}

/** Pages with figures in them. */
const whitePaper = (): readonly HeroShape[] => {
  const bars = range(8).map((index) =>
    rectangle(318 + index * 22, 208 - (18 + index * index * 1.6), 13, 18 + index * index * 1.6),
  )
  const rows = (x: number, y: number, lengths: readonly number[]) =>
    lengths.map((length, index) => `M${x} ${y + index * 15}h${length}`).join('')
  return [
    { d: 'M170 62 360 30l36 214-190 32z', fill: raised },
    { d: 'M226 40 428 40v228H226z', fill: faint },
    { d: rectangle(290, 54, 220, 236, 6), fill: '#f4f6f9' },
    { d: rows(312, 84, [90, 150]), stroke: '#16181d', width: 5 },
    { d: bars.slice(0, 7).join(''), fill: '#aab6c7' },
    { d: bars[7] ?? '', fill: lit },
    { d: rows(312, 232, [172, 160, 120]), stroke: '#c4ccd8', width: 4 },
  ]
}

/** A net of places where computing is used, calling for one another. */
const scenarioCall = (): readonly HeroShape[] => {
  const random = randomFrom(21)
  const hexagon = (x: number, y: number, r: number) =>
    `${line(range(6).map((side) => [x + r * Math.cos((side * Math.PI) / 3), y + r * Math.sin((side * Math.PI) / 3)] as const))}z`
  const cells = range(28).map((index) => {
    const column = index % 7
    return { x: 130 + column * 62, y: 46 + Math.floor(index / 7) * 72 + (column % 2) * 36, chance: random() }
  })
  const of = (from: number, to: number) =>
    cells
      .filter(({ chance }) => chance >= from && chance < to)
      .map(({ x, y }) => hexagon(x, y, 36))
      .join('')
  return [
    { d: of(0, 1), stroke: soft, width: 1.2 },
    { d: of(0, 0.3), fill: faint },
    { d: of(0.72, 0.84), fill: soft },
    { d: hexagon(316, 226, 36), fill: lit },
    {
      d: disc(316, 226, 62) + disc(316, 226, 92) + disc(316, 226, 126),
      stroke: lit,
      width: 1.2,
      opacity: 0.5,
    },
    { d: cells.map(({ x, y }) => disc(x, y, 2)).join(''), fill: bright },
  ]
}

/** Growth that is shared: bars that rise, and the rings of what comes back. */
const providerFund = (): readonly HeroShape[] => {
  const heights = [40, 62, 78, 104, 126, 164, 206]
  const bar = (index: number) =>
    rectangle(170 + index * 50, 272 - (heights[index] ?? 0), 30, heights[index] ?? 0, 3)
  const tops = heights.map((height, index) => [185 + index * 50, 256 - height] as const)
  return [
    {
      d: range(5)
        .map((row) => `M150 ${72 + row * 50}h400`)
        .join(''),
      stroke: faint,
      width: 1,
    },
    { d: range(6).map(bar).join(''), fill: soft },
    { d: bar(6), fill: lit },
    { d: line(tops), stroke: bright, width: 2 },
    { d: tops.map(([x, y]) => disc(x, y, 4)).join(''), fill: '#ffffff' },
    { d: disc(485, 50, 20) + disc(485, 50, 32), stroke: lit, width: 1.5, opacity: 0.7 },
  ]
}

/** Waves, for what has no drawing of its own. */
const plain = (): readonly HeroShape[] =>
  range(9).map((row) => ({
    d: range(30)
      .map(
        (step) =>
          `${step === 0 ? 'M' : 'L'}${n(20 + step * 20)} ${n(160 + row * 13 + Math.sin(step * 0.35 + row * 0.5) * (46 - row * 3))}`,
      )
      .join(''),
    stroke: row === 4 ? lit : soft,
    width: row === 4 ? 2 : 1.2,
  }))

export const heroArt: Readonly<Record<Banner['art'], () => readonly HeroShape[]>> = {
  summit,
  whitePaper,
  scenarioCall,
  providerFund,
  plain,
}
