import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space, width } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: width.reading,
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
  '@media': { [from.tablet]: { paddingBlock: space[12] } },
})
export const title = sprinkles({ fontSize: 'display' })
export const version = sprinkles({ color: 'soft' })
export const section = sprinkles({ display: 'grid', gridTemplateColumns: 1, gap: 3 })
export const heading = sprinkles({ fontSize: 'title' })
export const paragraph = sprinkles({ fontSize: 'lead' })
