import { sprinkles } from '@compute-mall/ui/sprinkles'
import { motion, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const bar = sprinkles({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
})
export const find = style({ flex: '1 1 280px', minWidth: 0, maxWidth: 480 })
export const panel = sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 4 })
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
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** Has its room before what it shows is there, so that nothing below moves. */
export const own = style({ minHeight: '9rem' })
export const frame = style({ width: '100%', height: '9rem', border: 'none' })
