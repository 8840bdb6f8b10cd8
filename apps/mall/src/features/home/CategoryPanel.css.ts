import { from, motion, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  padding: space[4],
  background: vars.color.darkRaised,
  color: vars.color.onDark,
  '@media': {
    [from.tablet]: { borderRadius: radius.large, padding: `${space[4]} ${space[3]}` },
  },
})
export const title = style({
  padding: `0 ${space[2]} ${space[1]}`,
  color: vars.color.onDarkSoft,
  fontSize: size.caption,
  fontWeight: weight.regular,
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  color: vars.color.onDark,
  transition: `background-color ${motion.quick}`,
  ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)', textDecoration: 'none' },
  ':focus-visible': { outlineColor: vars.color.onDark, outlineOffset: '-2px' },
})
