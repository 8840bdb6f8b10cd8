import { content, radius, size, space, vars, weight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const strip = style({
  background: `${vars.picture.hero}, ${vars.color.dark}`,
  color: vars.color.onDark,
})
export const inside = style([
  content,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4], paddingBottom: space[6] },
])
export const live = style({
  flex: '1 1 320px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minWidth: 0,
})
export const onAir = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  padding: `2px ${space[2]}`,
  borderRadius: radius.small,
  color: vars.color.onBrand,
  background: vars.color.brand,
  fontSize: size.caption,
  fontWeight: weight.medium,
})
export const liveTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.onDark,
  fontWeight: weight.medium,
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
})
export const viewers = style({ color: vars.color.onDarkSoft, fontSize: size.caption })
/** Four beside one another, or two, as large as the reader's texts may be. */
export const totals = style({
  minWidth: 0,
  flex: '2 1 37rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: `${space[3]} ${space[6]}`,
})
export const total = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${vars.color.lineDark}`,
})
export const name = style({ color: vars.color.onDarkSoft, fontSize: size.caption })
export const figure = style({ fontSize: size.heading, fontWeight: weight.bold, lineHeight: 1.2 })
