import { sprinkles } from '@compute-mall/ui/sprinkles'
import { motion, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[4],
})
export const shop = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  transition: `box-shadow ${motion.calm}`,
  ':hover': { boxShadow: vars.elevation[2] },
})
export const body = sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 1, minWidth: 0 })
export const name = sprinkles({ fontSize: 'lead' })
export const link = style({
  color: 'inherit',
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
export const description = sprinkles({ color: 'soft', fontSize: 'caption' })
