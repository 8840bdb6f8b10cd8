import { style } from '@vanilla-extract/css'
import { motion, radius, size, space, vars, weight } from '../../theme/index.ts'

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  height: '100%',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  color: vars.color.ink,
  background: vars.color.card,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  ':hover': { borderColor: vars.color.lineStrong, boxShadow: vars.elevation[1], textDecoration: 'none' },
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: weight.medium,
})
export const waiting = style({ display: 'flex', alignItems: 'baseline', gap: space[2] })
export const figure = style({ fontSize: size.display, fontWeight: weight.bold, lineHeight: 1.15 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.inkSoft,
})
export const due = style({ color: vars.color.warn })
export const overdue = style({ color: vars.color.danger, fontWeight: weight.medium })
