import { size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const left = style({
  display: 'grid',
  gap: space[1],
  color: vars.color.inkSoft,
  fontSize: size.caption,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
