import { radius, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  gap: space[4],
  aspectRatio: '16 / 9',
  maxHeight: '70vh',
  padding: space[4],
  borderRadius: radius.large,
  color: vars.color.onDark,
  background: `${vars.picture.hero} center / cover, ${vars.color.dark}`,
  textAlign: 'center',
})
export const picture = style({ width: '100%', height: '100%' })
export const note = style({ fontSize: size.lead })
