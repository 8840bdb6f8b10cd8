import type { Theme } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'
import { corner, disc, edge, picture, shape, stroke } from './picture.ts'

const [pink, pale, leaf] = ['#f2a0b5', '#fbd9e2', '#5fae6e']

/** Five petals around a heart. */
const blossom = (x: number, y: number, size: number): string => {
  const petals = [0, 1, 2, 3, 4].map((petal) => {
    const angle = (petal * 2 * Math.PI) / 5 - Math.PI / 2
    return disc(
      Math.round(x + Math.cos(angle) * size),
      Math.round(y + Math.sin(angle) * size),
      Math.round(size * 0.78),
      petal % 2 === 0 ? pink : pale,
    )
  })
  return petals.join('') + disc(x, y, Math.round(size * 0.4), '#c94f70')
}

const twig = picture(
  160,
  12,
  stroke('M0 2h160', leaf, 2) +
    shape('M24 2q10 0 14 8-12 0-14-8zM72 2q-2 8-14 8 4-8 14-8zM112 2q10 0 14 7-11 1-14-7z', leaf) +
    disc(48, 5, 3, pink) +
    disc(140, 5, 3, pink) +
    disc(92, 4, 2, pink),
)

const branch = picture(
  300,
  220,
  stroke('M300 14q-90 8-150 56T62 150M226 34q-16 44-4 86M152 68q-40-6-74 14', '#6b4a3a', 5) +
    shape(
      'M96 112q-26-2-34 16 24 4 34-16zM216 92q22 6 22 26-22-4-22-26zM262 22q14 14 8 32-16-12-8-32z',
      leaf,
    ) +
    blossom(150, 66, 12) +
    blossom(84, 82, 10) +
    blossom(222, 122, 12) +
    blossom(62, 150, 11) +
    blossom(254, 26, 13) +
    blossom(190, 46, 8),
)

const leaves = picture(
  260,
  180,
  shape(
    'M24 30q10-8 14 4-8 6-14-4zM122 16q8-6 12 4-8 4-12-4zM84 92q10-8 14 4-8 6-14-4zM150 112q8-6 12 4-8 4-12-4z',
    leaf,
    "opacity='.24'",
  ),
)

/** Young leaves, and peach blossom on a branch. */
export const springTheme: Theme = {
  ...defaultTheme,
  color: {
    ...defaultTheme.color,
    brand: '#0c7440',
    brandHover: '#0a6135',
    brandPressed: '#084d2a',
    brandSoft: '#e9f6ed',
    onDarkSoft: '#b7cdc1',
    accent: pink,
    page: '#f4f8f3',
    sunken: '#eef4ed',
    dark: '#0f2a1d',
    darkRaised: '#173a29',
    line: '#dfe9df',
    lineDark: '#2e5540',
  },
  picture: {
    header: `${edge(twig)}, linear-gradient(#eaf6ec, #fff 72px)`,
    hero: leaves,
    banner: corner(branch),
    drawing: 'visible',
  },
}
