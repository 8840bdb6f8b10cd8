import { coveringLink, ellipsis, focusRing, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const ranking = style({ display: 'grid', gap: space[1] })
export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} 0`,
  selectors: {
    '&:has(a:focus-visible)': focusRing('2px'),
  },
})
export const rank = style({
  flex: 'none',
  width: '1.5rem',
  textAlign: 'center',
  color: vars.color.inkFaint,
  fontWeight: weight.bold,
  selectors: { '&[data-top]': { color: vars.color.brand, fontSize: size.title } },
})
export const cover = style({
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: radius.medium,
  overflow: 'hidden',
})
export const body = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const link = style({
  ...ellipsis,
  color: vars.color.ink,
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
  ...coveringLink,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  color: vars.color.inkFaint,
  fontSize: size.caption,
})
