import { style } from '@vanilla-extract/css'
import { space, vars } from '../theme/index.ts'

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  alignItems: 'center',
  columnGap: space[1],
})
export const value = style({ overflowWrap: 'anywhere' })
export const said = style({ color: vars.color.success })
