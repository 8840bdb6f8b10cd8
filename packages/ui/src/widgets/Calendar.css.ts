import { style } from '@vanilla-extract/css'
import { control, forcedColors, radius, size, space, vars, weight } from '../theme/index.ts'

export const inside = style({ padding: space[3] })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBottom: space[2],
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: control.small,
  height: control.small,
  borderRadius: radius.small,
  color: vars.color.inkSoft,
  selectors: {
    '&:hover:enabled': { color: vars.color.brand, background: vars.color.sunken },
    '&:disabled': { color: vars.color.lineStrong, cursor: 'not-allowed' },
  },
})
export const title = style({
  padding: `${space[1]} ${space[2]}`,
  borderRadius: radius.small,
  fontWeight: weight.bold,
  ':hover': { color: vars.color.brand, background: vars.color.sunken },
})
export const weekday = style({
  width: control.medium,
  paddingBlock: space[1],
  color: vars.color.inkFaint,
  fontSize: size.caption,
  fontWeight: weight.regular,
  textAlign: 'center',
})
export const cell = style({ padding: 0, textAlign: 'center' })
export const day = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: control.medium,
  height: control.medium,
  padding: `0 ${space[1]}`,
  border: '1px solid transparent',
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[data-today]': { borderColor: vars.color.lineStrong },
    '&[data-in-range]': { background: vars.color.brandSoft, borderRadius: 0 },
    '&[data-selected]': { color: vars.color.onBrand, background: vars.color.brand },
    '&[data-outside-range]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.inkFaint,
      background: 'none',
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [forcedColors]: {
      selectors: { '&[data-selected]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
})
