import { wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const box = style([
  sprinkles({ display: 'grid', alignContent: 'start', minWidth: 0 }),
  { gap: space[5] },
])
export const name = sprinkles({ fontSize: 'heading', textWrap: 'pretty' })
export const facts = style([wrap, sprinkles({ rowGap: 1, columnGap: 4, color: 'faint' })])
