import { style, styleVariants } from '@vanilla-extract/css'
import { leading, size, space, vars, weight } from '../theme/index.ts'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${space[1]}`,
  lineHeight: leading.figure,
})

export const amount = style({ color: vars.color.price, fontWeight: weight.bold, whiteSpace: 'nowrap' })
export const sizes = styleVariants({
  small: { fontSize: size.body },
  medium: { fontSize: size.title },
  large: { fontSize: size.display },
})
export const sign = style({ fontSize: '0.72em', marginInlineEnd: '1px' })
export const unit = style({ color: vars.color.inkFaint, fontSize: size.caption })
export const before = style({ color: vars.color.inkFaint, fontSize: size.caption })
