import { row } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, motion, radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const panel = style([
  sprinkles({ display: 'grid', alignContent: 'center', gap: 4, paddingBlock: 4 }),
  sprinkles({ paddingInline: { phone: 4, tablet: 3 }, background: 'darkRaised', color: 'onDark' }),
  { '@media': { [from.tablet]: { borderRadius: radius.large } } },
])
export const title = style([
  sprinkles({ color: 'onDarkSoft', fontSize: 'caption', fontWeight: 'regular', paddingInline: 2 }),
  { paddingBottom: space[1] },
])
export const list = sprinkles({ display: 'grid', gridTemplateColumns: { phone: 2, tablet: 1 } })
export const link = style([
  row,
  sprinkles({ gap: 2, paddingBlock: 1, paddingInline: 2, borderRadius: 'small', color: 'onDark' }),
  {
    minHeight: '32px',
    transition: `background-color ${motion.quick}`,
    ':hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)', textDecoration: 'none' },
    ':focus-visible': { outlineColor: vars.color.onDark, outlineOffset: '-2px' },
  },
])
