import type { Theme } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'
import { corner, disc, edge, picture, shape, stroke } from './picture.ts'

const [vermilion, gold] = ['#c8230f', '#f5c76a']

const meander = picture(20, 9, shape('M0 0h20v9H0z', vermilion) + stroke('M0 7.5h3v-6h14v6h-9v-3h4', gold, 1))

/** A lantern that hangs from the upper edge: cord, ribs, caps, tassel. */
const lantern = (x: number, y: number, r: number): string =>
  stroke(`M${x} 0V${y + r * 2}`, gold, 1.5) +
  `<ellipse cx='${x}' cy='${y}' rx='${r * 1.2}' ry='${r}' fill='${vermilion}'/>` +
  `<ellipse cx='${x}' cy='${y}' rx='${r * 0.6}' ry='${r}' fill='none' stroke='${gold}' opacity='.6'/>` +
  stroke(`M${x} ${y - r}V${y + r}`, gold, 1, "opacity='.6'") +
  shape(`M${x - r * 0.5} ${y - r - 3}h${r}v7h-${r}zM${x - r * 0.5} ${y + r - 4}h${r}v7h-${r}z`, gold) +
  stroke(`M${x - 4} ${y + r + 3}v${r * 0.8}M${x + 4} ${y + r + 3}v${r * 0.8}`, vermilion, 2)

/** Rays around a point. */
const firework = (x: number, y: number, r: number): string => {
  const rays = Array.from({ length: 12 }, (_, ray) => {
    const [cos, sin] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)]
    const at = (part: number) => `${Math.round(x + cos * r * part)} ${Math.round(y + sin * r * part)}`
    return `M${at(0.35)}L${at(ray % 2 === 0 ? 1 : 0.75)}`
  })
  return stroke(rays.join(''), gold, 2, "opacity='.75'")
}

const lanterns = picture(
  300,
  220,
  firework(70, 34, 30) +
    firework(140, 58, 18) +
    disc(24, 58, 2, gold) +
    disc(112, 16, 2, gold) +
    lantern(212, 66, 30) +
    lantern(272, 112, 24),
)

const waves = picture(
  80,
  40,
  stroke(
    'M0 40a40 40 0 0 1 80 0M13 40a27 27 0 0 1 54 0M26 40a14 14 0 0 1 28 0M-40 20a40 40 0 0 1 80 0M40 20a40 40 0 0 1 80 0',
    gold,
    1,
    "opacity='.14'",
  ),
)

/** Lanterns and fireworks: vermilion and gold on rice paper. */
export const newYearTheme: Theme = {
  ...defaultTheme,
  color: {
    ...defaultTheme.color,
    brand: '#b3200e',
    brandHover: '#97190a',
    brandPressed: '#7c1307',
    brandSoft: '#fff1e2',
    onDark: '#fff8ec',
    onDarkSoft: '#f1d0b2',
    accent: gold,
    page: '#fbf7f0',
    sunken: '#f8f2e8',
    dark: '#4d0a12',
    darkRaised: '#64111a',
    line: '#eee2d2',
    lineDark: '#8a3434',
  },
  picture: {
    header: `${edge(meander)}, linear-gradient(#fff0dd, #fff 72px)`,
    hero: waves,
    banner: corner(lanterns),
    drawing: 'visible',
  },
}
