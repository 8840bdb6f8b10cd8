import { wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { content, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style([
  content,
  sprinkles({ display: 'grid', gap: 4, paddingTop: 4 }),
  { paddingBottom: space[12] },
])
export const title = sprinkles({ fontSize: 'title', overflowWrap: 'anywhere' })
/** What a phone has in a sheet. */
export const wide = sprinkles({ display: { phone: 'none', tablet: 'block' } })
export const narrowFilters = sprinkles({ display: { tablet: 'none' } })
export const count = sprinkles({ flex: 1, color: 'faint' })
export const order = style([wrap, sprinkles({ rowGap: 2, columnGap: 6 })])
export const total = sprinkles({ marginInlineStart: 'auto', color: 'soft' })
export const tools = style([wrap, { gap: `${space[2]} ${space[5]}` }])
