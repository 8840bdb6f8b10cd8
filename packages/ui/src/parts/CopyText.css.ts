import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/index.ts'

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  columnGap: space[1],
  /* The button, higher than the line that it stands in, does not part it from the next. */
  marginBlock: `-${space[1]}`,
})
export const value = style({ overflowWrap: 'anywhere' })
export const said = style({ color: vars.color.success })
