import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 6, paddingBlock: 6, paddingInline: 4 }),
  { maxWidth: width.reading, marginInline: 'auto', '@media': { [from.tablet]: { paddingBlock: space[12] } } },
])
