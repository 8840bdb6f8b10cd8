import {
  belowTablet,
  content,
  from,
  inset,
  layer,
  low,
  motion,
  size,
  space,
  vars,
  weight,
} from '@compute-mall/ui/theme'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { translate: '0 100%' } })

export const bar = style({
  position: 'fixed',
  zIndex: layer.sticky,
  insetInline: 0,
  bottom: 0,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.card,
  boxShadow: vars.elevation[2],
  animation: `${rise} ${motion.calm}`,
  paddingBottom: inset.bottom,
  '@media': { [low]: { display: 'none' } },
})
/** The focus never lies under the bar (WCAG 2.4.11). */
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: '5rem' })

export const row = style([
  content,
  { display: 'flex', alignItems: 'center', gap: space[4], minHeight: '64px' },
])
export const what = style({
  display: 'none',
  minWidth: 0,
  marginInlineEnd: 'auto',
  '@media': { [from.tablet]: { display: 'block' } },
})
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...cut, fontWeight: weight.medium })
export const chosen = style({ ...cut, color: vars.color.inkFaint, fontSize: size.caption })
export const second = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } })
globalStyle(`${row} > :nth-child(2)`, {
  '@media': { [belowTablet]: { marginInlineEnd: 'auto' } },
})
