import {
  coveringLink,
  strip as endless,
  focusRing,
  leading,
  radius,
  size,
  space,
  vars,
  weight,
} from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const strip = style({ ...endless, scrollSnapType: 'x proximity' })
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: '0 0 8.75rem',
  padding: space[2],
  borderRadius: radius.large,
  background: vars.color.card,
  scrollSnapAlign: 'start',
  selectors: {
    '&:has(a:focus-visible)': focusRing('-2px'),
  },
})
export const cover = style({ overflow: 'hidden', borderRadius: radius.medium })
export const name = style({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  minHeight: `calc(2em * ${leading.tight})`,
  fontSize: size.body,
  fontWeight: weight.medium,
  lineHeight: leading.tight,
  textWrap: 'pretty',
})
export const link = style({
  color: 'inherit',
  ':hover': { textDecoration: 'none' },
  ...coveringLink,
})
