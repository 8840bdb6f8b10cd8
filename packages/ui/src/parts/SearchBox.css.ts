import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, from, motion, radius, size, space, vars, weight } from '../theme/index.ts'

export const box = style({ position: 'relative' })
export const form = style({
  display: 'flex',
  minWidth: 0,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  overflow: 'hidden',
  selectors: {
    '&:has(input:focus-visible)': focusRing('1px'),
  },
})
export const sizes = styleVariants({
  medium: { minHeight: '40px' },
  large: { minHeight: '52px', fontSize: size.lead },
})
export const input = style({
  flex: 1,
  minWidth: 0,
  padding: `0 ${space[3]}`,
  border: 0,
  background: 'none',
  appearance: 'none',
  ':focus-visible': { outline: 'none' },
  '::placeholder': { color: vars.color.inkFaint, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { cursor: 'pointer' } },
})
export const submit = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  padding: `0 ${space[4]}`,
  color: vars.color.onBrand,
  background: vars.color.brand,
  fontWeight: weight.medium,
  transition: `background-color ${motion.quick}`,
  ':hover': { background: vars.color.brandHover },
  ':focus-visible': { outlineColor: vars.color.onBrand, outlineOffset: '-4px' },
})

/** A phone has room for the glass alone; the button keeps its name. */
export const submitWord = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } })
