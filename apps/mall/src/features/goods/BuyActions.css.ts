import { sprinkles } from '@compute-mall/ui/sprinkles'
import { style } from '@vanilla-extract/css'

/** When one begins to pay for it, and until when the money comes back: below the buttons. */
export const rule = style([sprinkles({ color: 'soft', fontSize: 'caption' }), { flexBasis: '100%' }])
export const inCart = style([
  sprinkles({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'success' }),
  { ':empty': { display: 'none' } },
])
