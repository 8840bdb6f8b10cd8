import { style } from '@vanilla-extract/css'
import { content } from '../../layouts/Shell.css.ts'
import { from, radius, size, space, vars, weight } from '../../theme/index.ts'

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
export const liveTitle = style({ fontWeight: weight.medium })
export const viewers = style({ color: vars.color.onDarkSoft, fontSize: size.caption })
export const totals = style({
  flex: '2 1 480px',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[3]} ${space[6]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const total = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${vars.color.lineDark}`,
})
export const name = style({ color: vars.color.onDarkSoft, fontSize: size.caption })
export const figure = style({ fontSize: size.heading, fontWeight: weight.bold, lineHeight: 1.2 })
