import type { Theme } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'
import { corner, disc, edge, picture, shape, stroke } from './picture.ts'

const [berry, gold, pine] = ['#c3283a', '#f5d37a', '#2f7d5b']

const garland = picture(
  120,
  13,
  stroke('M0 1Q30 15 60 1Q90 15 120 1', pine, 2.5) +
    disc(16, 8, 3, berry) +
    disc(44, 8, 3, gold) +
    disc(76, 8, 3, gold) +
    disc(104, 8, 3, berry),
)

const bauble = (x: number, y: number, r: number, fill: string): string =>
  stroke(`M${x} 0V${y - r - 5}`, gold, 1.5) +
  shape(`M${x - 5} ${y - r - 6}h10v8h-10z`, gold) +
  disc(x, y, r, fill) +
  stroke(`M${x - r} ${y}q${r} ${r * 0.5} ${r * 2} 0`, '#fff', 2, "opacity='.7'") +
  disc(x - r * 0.35, y - r * 0.4, r * 0.18, '#fff', "opacity='.6'")

const baubles = picture(
  300,
  220,
  shape('M300 0v46q-18-6-30-22-6 20-30 24 2-18-8-32-16 18-44 14 6-16 2-30z', pine) +
    bauble(150, 92, 24, gold) +
    bauble(216, 138, 30, berry) +
    bauble(274, 86, 20, '#e8edf0'),
)

const snow = picture(
  160,
  120,
  [
    [14, 22, 2],
    [52, 66, 3],
    [88, 18, 1.5],
    [116, 92, 2.5],
    [140, 40, 2],
    [30, 104, 1.5],
    [74, 112, 2],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff', "opacity='.17'"))
    .join(''),
)

/** Snow over pine, berries and gold. */
export const christmasTheme: Theme = {
  ...defaultTheme,
  color: {
    ...defaultTheme.color,
    brand: '#ad1a30',
    brandHover: '#931428',
    brandPressed: '#790f20',
    brandSoft: '#fcf0f1',
    onDarkSoft: '#b8d0c6',
    accent: gold,
    page: '#f3f7f6',
    sunken: '#eef4f2',
    dark: '#0a2f25',
    darkRaised: '#114034',
    line: '#dde8e4',
    lineDark: '#2b5c4d',
  },
  picture: {
    header: `${edge(garland)}, linear-gradient(#e6f1ed, #fff 72px)`,
    hero: snow,
    banner: corner(baubles),
    drawing: 'visible',
  },
}
