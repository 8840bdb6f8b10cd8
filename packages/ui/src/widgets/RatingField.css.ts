import { style } from '@vanilla-extract/css'
import { sprinkles } from '../sprinkles/index.ts'
import { focusRing, radius, space, vars, weight } from '../theme/index.ts'

export const legend = style({ paddingBottom: space[1], fontWeight: weight.medium })
export const row = style({ display: 'inline-flex' })
export const star = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.small,
  color: vars.color.lineStrong,
  cursor: 'pointer',
  selectors: {
    '&[data-lit]': { color: '#b25e00' },
    '&:has(:focus-visible)': focusRing('-2px'),
  },
})
export const icon = style({ selectors: { [`${star}[data-lit] &`]: { fill: 'currentColor' } } })
/** The real radio lies over its star. */
export const input = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const error = sprinkles({ color: 'danger' })
