import { facts as allFacts, column, liftingCard } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { columnsOf, ellipsis, targetHeight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const list = style([sprinkles({ display: 'grid', gap: 4 }), columnsOf('300px', 'fill')])
export const shop = style([liftingCard, sprinkles({ display: 'flex', gap: 4, padding: 4 })])
export const facts = style([allFacts, { rowGap: 0 }])
export const featured = style([column, sprinkles({ minWidth: 0 })])
/** Above the link of the shop, as high as a thumb where there are thumbs; a long name is cut. */
export const goods = style([
  sprinkles({ position: 'relative', display: 'block', fontSize: 'caption' }),
  ellipsis,
  { zIndex: 1, minHeight: targetHeight('1.75rem'), lineHeight: targetHeight('1.75rem') },
])
