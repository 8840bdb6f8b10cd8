import { row, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, content, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const strip = style({
  color: vars.color.onDark,
  background: `${vars.picture.hero}, ${vars.color.dark}`,
})
export const inside = style([content, wrap, { gap: space[4], paddingBottom: space[6] }])
export const live = style([wrap, { flex: '1 1 320px', gap: `${space[1]} ${space[3]}`, minWidth: 0 }])
export const onAir = style([
  row,
  { gap: space[1], padding: `2px ${space[2]}`, borderRadius: radius.small },
  { color: vars.color.onBrand, background: vars.color.brand },
  { fontSize: size.caption, fontWeight: weight.medium },
])
export const liveTitle = style([
  row,
  { color: vars.color.onDark, fontWeight: weight.medium },
  { '@media': { '(pointer: coarse)': { minHeight: '44px' } } },
])
/** Four beside one another, or two, as large as the reader's texts may be. */
export const totals = style([
  columnsOf('8rem'),
  { display: 'grid', flex: '2 1 37rem', gap: `${space[3]} ${space[6]}`, minWidth: 0 },
])
export const total = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${vars.color.lineDark}`,
})
export const figure = style({ fontSize: size.heading, fontWeight: weight.bold, lineHeight: 1.2 })
export const name = sprinkles({ color: 'onDarkSoft', fontSize: 'caption' })
