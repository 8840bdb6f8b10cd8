import {
  belowTablet,
  clear,
  content,
  ellipsis,
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
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { translate: '0 100%' } })

export const bar = style([
  clear.bottomBar,
  {
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
  },
])

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
export const name = style({ ...ellipsis, fontWeight: weight.medium })
export const chosen = style({ ...ellipsis, color: vars.color.inkFaint, fontSize: size.caption })
export const second = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } })
export const price = style({ '@media': { [belowTablet]: { marginInlineEnd: 'auto' } } })
