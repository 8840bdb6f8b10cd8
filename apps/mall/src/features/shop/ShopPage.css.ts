import { wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { targetHeight } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style([
  wrap,
  sprinkles({ gap: 4, padding: 6, border: 'line', borderRadius: 'large', background: 'card' }),
])
/** On a row of its own where whole words would not fit beside the rest. */
export const who = style([sprinkles({ minWidth: 0 }), { flex: '1 1 18em' }])
export const name = sprinkles({ fontSize: 'title', overflowWrap: 'anywhere' })
export const facts = style([wrap, sprinkles({ rowGap: 1, columnGap: 4, color: 'soft' })])
/** Beside its icon, also where it takes two lines. */
export const fact = sprinkles({ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 })
/** A number or an address that is pressed: as high as a thumb where there are thumbs. */
export const way = style([
  sprinkles({ display: 'inline-flex', alignItems: 'center', minWidth: 0 }),
  { minHeight: targetHeight('1.5rem') },
])
export const reach = style([
  wrap,
  sprinkles({ rowGap: 2, columnGap: 4, minWidth: 0, overflowWrap: 'anywhere' }),
  { maxWidth: '100%' },
])
export const review = sprinkles({ display: 'grid', gap: 2, paddingBlock: 3, borderBottom: 'line' })
