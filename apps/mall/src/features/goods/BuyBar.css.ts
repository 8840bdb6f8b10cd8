import { row as inRow } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import {
  belowTablet,
  clear,
  content,
  ellipsis,
  inset,
  layer,
  low,
  motion,
  vars,
} from '@compute-mall/ui/theme'
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { translate: '0 100%' } })

export const bar = style([
  clear.bottomBar,
  sprinkles({ borderTop: 'line', background: 'card' }),
  {
    position: 'fixed',
    zIndex: layer.sticky,
    insetInline: 0,
    bottom: 0,
    paddingBottom: inset.bottom,
    boxShadow: vars.elevation[2],
    animation: `${rise} ${motion.calm}`,
    '@media': { [low]: { display: 'none' } },
  },
])
export const row = style([content, inRow, sprinkles({ gap: 4 }), { minHeight: '64px' }])
export const what = style([
  sprinkles({ display: { phone: 'none', tablet: 'block' }, minWidth: 0 }),
  { marginInlineEnd: 'auto' },
])
export const name = style([sprinkles({ fontWeight: 'medium' }), ellipsis])
export const chosen = style([sprinkles({ color: 'faint', fontSize: 'caption' }), ellipsis])
export const second = sprinkles({ display: { phone: 'none', tablet: 'block' } })
export const price = style({ '@media': { [belowTablet]: { marginInlineEnd: 'auto' } } })
