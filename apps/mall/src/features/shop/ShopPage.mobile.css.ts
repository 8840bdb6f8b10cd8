import { column, row, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { control, stayingTabs } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const head = style([row, sprinkles({ gap: 3, padding: 4, background: 'card' })])
export const who = sprinkles({ flex: 1, minWidth: 0, display: 'grid', gap: 1 })
export const name = sprinkles({ fontSize: 'lead', overflowWrap: 'anywhere' })
export const facts = style([wrap, sprinkles({ rowGap: 1, columnGap: 3, color: 'soft' })])
export const tabs = style([stayingTabs, sprinkles({ minWidth: 0, paddingBottom: 4, background: 'card' })])
export const goods = style([column, sprinkles({ gap: 3 })])
export const about = style([column, sprinkles({ gap: 4, overflowWrap: 'anywhere' })])
export const known = style([column, sprinkles({ gap: 2, color: 'soft' })])
/** An icon above its word, as high as a thumb. */
export const reach = style([
  sprinkles({ flex: 'none', display: 'grid', justifyItems: 'center', gap: 'half' }),
  sprinkles({ minHeight: 'target', color: 'ink', fontSize: 'caption' }),
  { minWidth: control.large },
])
