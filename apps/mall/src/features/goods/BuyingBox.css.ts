import { size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', alignContent: 'start', gap: space[5], minWidth: 0 })
export const heading = style({ display: 'grid', gap: space[2] })
export const name = style({ fontSize: size.heading, textWrap: 'pretty' })
export const summary = style({ color: vars.color.inkSoft })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  color: vars.color.inkFaint,
})
