import { itemName, twoLines } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { strip as endless, focusRing, leading } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const strip = style({ ...endless, scrollSnapType: 'x proximity' })
export const tile = style([
  sprinkles({ position: 'relative', display: 'flex', flexDirection: 'column', gap: 1, padding: 2 }),
  sprinkles({ borderRadius: 'large', background: 'card' }),
  {
    flex: '0 0 8.75rem',
    scrollSnapAlign: 'start',
    selectors: { '&:has(a:focus-visible)': focusRing('-2px') },
  },
])
export const name = style([twoLines, itemName, { minHeight: `calc(2em * ${leading.tight})` }])
