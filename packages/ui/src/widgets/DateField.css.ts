import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/index.ts'

export const legend = style({ paddingBottom: space[1], fontWeight: 500, color: vars.color.ink })
/** Beside one another where there is room for both, whatever the window's width. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  gap: space[3],
})
