import { size, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const equivalent = style({
  display: 'block',
  color: vars.color.inkSoft,
  fontSize: size.caption,
  fontVariantNumeric: 'tabular-nums',
})
