import { style } from '@vanilla-extract/css'
import { control, motion, radius, vars } from '../theme/index.ts'

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: control.medium,
  height: control.medium,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
})

export const small = style({ width: control.small, height: control.small })
