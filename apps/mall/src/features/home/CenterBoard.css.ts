import { coveringLink, focusRing, motion, radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space[4],
})
export const center = style({
  position: 'relative',
  display: 'flex',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.large,
  background: vars.color.card,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong, boxShadow: vars.elevation[1] },
    '&:has(a:focus-visible)': focusRing('2px'),
  },
})
export const body = style({ display: 'grid', justifyItems: 'start', gap: space[1], minWidth: 0 })
export const name = style({ fontSize: size.body })
export const link = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ...coveringLink,
})
export const types = style({ color: vars.color.inkFaint, fontSize: size.caption })
