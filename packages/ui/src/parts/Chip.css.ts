import { style } from '@vanilla-extract/css'
import { motion, radius, size, space, targetHeight, vars } from '../theme/index.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: targetHeight('28px'),
  maxWidth: '100%',
  padding: `2px ${space[2]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
  background: vars.color.card,
  fontSize: size.caption,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.brand, color: vars.color.brand } },
})

export const group = style({ color: vars.color.inkFaint })
