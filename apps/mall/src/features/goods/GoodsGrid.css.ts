import { from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[3],
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(14.25rem, 1fr))', gap: space[4] },
  },
})
