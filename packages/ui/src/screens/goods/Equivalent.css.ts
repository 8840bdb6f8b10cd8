import { style } from '@vanilla-extract/css'
import { size, vars } from '../../theme/index.ts'

export const equivalent = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums',
})
