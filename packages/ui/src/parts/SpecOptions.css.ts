import { style } from '@vanilla-extract/css'
import {
  control,
  focusRing,
  from,
  layer,
  motion,
  radius,
  size,
  space,
  targetHeight,
  vars,
  weight,
} from '../theme/index.ts'

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
/** With room, the legend stands before the options. It becomes an item of the grid only where it floats. */
export const group = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const legend = style({
  paddingBottom: space[2],
  color: vars.color.inkSoft,
  '@media': { [from.desktop]: { selectors: { [`${group} > &`]: { float: 'left', paddingTop: '7px' } } } },
})

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: targetHeight(control.medium),
  padding: `${space[1]} ${space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.medium,
  background: vars.color.card,
  cursor: 'pointer',
  transition: `border-color ${motion.quick}, background-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.brand },
    '&:has(:checked)': {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      color: vars.color.brand,
      fontWeight: weight.medium,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&:has(:focus-visible)': focusRing('2px'),
    '&:has([aria-disabled=true])': {
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      background: vars.color.sunken,
      color: vars.color.inkFaint,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
})

/** Covers its option, so that the whole of it is the real control. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  zIndex: layer.raised,
})

export const note = style({ color: vars.color.inkFaint, fontSize: size.caption, fontWeight: weight.regular })
