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
