import { style, styleVariants } from '@vanilla-extract/css'
import { size, vars, weight } from '../theme/index.ts'

export const countdown = style({
  color: vars.color.ink,
  fontWeight: weight.bold,
  selectors: { '&[data-last-call]': { color: vars.color.danger } },
})
export const sizes = styleVariants({ medium: { fontSize: 'inherit' }, large: { fontSize: size.heading } })
