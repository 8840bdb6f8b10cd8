import { focusRing, motion, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const ads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[4],
})
export const ad = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  minHeight: '120px',
  padding: `${space[4]} ${space[6]}`,
  borderRadius: radius.large,
  overflow: 'hidden',
  color: vars.color.onDark,
  background: vars.color.darkRaised,
  transition: `box-shadow ${motion.calm}`,
  selectors: {
    '&:hover': { boxShadow: vars.elevation[2] },
    '&:has(a:focus-visible)': focusRing('2px'),
  },
})
export const art = style({ position: 'absolute', inset: 0, insetInlineStart: '45%', opacity: 0.55 })
export const title = style({
  position: 'relative',
  color: 'inherit',
  fontSize: size.title,
  fontWeight: weight.bold,
  ':hover': { textDecoration: 'none' },
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: '-60px -400px' },
})
export const summary = style({ position: 'relative', color: vars.color.onDarkSoft, maxWidth: '65%' })
