import { style } from '@vanilla-extract/css'
import { from, space, vars } from '../theme/index.ts'

export const legend = style({ paddingBottom: space[1], fontWeight: 500, color: vars.color.ink })
export const pair = style({
  display: 'grid',
  gap: space[3],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
