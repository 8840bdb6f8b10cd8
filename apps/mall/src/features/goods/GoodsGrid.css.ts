import { from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Two on a phone, and one where texts are so large that a price would reach out of half of it. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[3],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14.25rem, 1fr))', gap: space[4] },
  },
})

const [half, quarter] = [`(100% - ${space[4]}) / 2`, `(100% - 3 * ${space[4]}) / 4`]
/** Four stand in one row, in two, or below one another, so that no row has an empty place: the last term is 0 or endless. */
const fourth = `minmax(max(8.5rem, ${quarter}, min(${half}, (60rem - 100%) * 999)), 1fr)`
export const four = style([
  grid,
  {
    gridTemplateColumns: `repeat(auto-fill, ${fourth})`,
    '@media': { [from.tablet]: { gridTemplateColumns: `repeat(auto-fill, ${fourth})` } },
  },
])
