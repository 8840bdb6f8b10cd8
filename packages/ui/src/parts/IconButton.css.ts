import { style } from '@vanilla-extract/css'
import { control, motion, radius, targetHeight, vars } from '../theme/index.ts'

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: targetHeight(control.medium),
  height: targetHeight(control.medium),
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { color: vars.color.ink, background: vars.color.sunken },
})

export const small = style({ width: targetHeight(control.small), height: targetHeight(control.small) })
