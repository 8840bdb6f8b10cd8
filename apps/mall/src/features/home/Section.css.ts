import { from, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const section = style({ display: 'grid', gap: space[5], minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
})
export const title = style({ fontSize: size.heading })
export const lead = style({
  order: 1,
  flex: '1 0 100%',
  color: vars.color.inkSoft,
  '@media': { [from.tablet]: { order: 0, flex: 1 } },
})
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: space[6],
  marginInlineStart: 'auto',
  color: vars.color.inkSoft,
  ':hover': { color: vars.color.brand, textDecoration: 'none' },
})
