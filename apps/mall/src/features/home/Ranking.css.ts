import { baselineEnds, brightLink, row as inRow, cover as itemCover } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { ellipsis, focusRing, size, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style([
  inRow,
  { position: 'relative', gap: space[3], paddingBlock: space[2] },
  { selectors: { '&:has(a:focus-visible)': focusRing('2px') } },
])
export const rank = style([
  sprinkles({ flex: 'none', textAlign: 'center', color: 'faint', fontWeight: 'bold' }),
  { width: '1.5rem', selectors: { '&[data-top]': { color: vars.color.brand, fontSize: size.title } } },
])
export const cover = style([itemCover, { flex: 'none', width: '48px', height: '48px' }])
export const link = style([brightLink, ellipsis])
export const facts = style([
  baselineEnds,
  { gap: `0 ${space[3]}`, color: vars.color.inkFaint, fontSize: size.caption },
])
export const ranking = sprinkles({ display: 'grid', gap: 1 })
