import { motion, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
})
export const find = style({ flex: '1 1 280px', maxWidth: 480 })
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  height: '100%',
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  transition: `box-shadow ${motion.calm}`,
  ':hover': { boxShadow: vars.elevation[2] },
})
export const link = style({
  color: 'inherit',
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const frame = style({ width: '100%', minHeight: 220, border: 'none' })
