import { cover as itemCover, phonePage } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  phonePage,
  sprinkles({ width: 'full' }),
  {
    maxWidth: '800px',
    marginInline: 'auto',
    '@media': { [from.tablet]: { gap: space[4], paddingBlock: space[6] } },
  },
])
export const panel = sprinkles({ borderRadius: 'large', background: 'card' })
export const left = sprinkles({ display: 'grid', gap: 1, color: 'soft' })
export const clock = sprinkles({ color: 'ink', fontSize: 'heading' })
export const line = style([
  panel,
  sprinkles({ display: 'grid', gap: 3, padding: 4 }),
  { gridTemplateColumns: '64px minmax(0, 1fr)' },
])
export const cover = style([itemCover, sprinkles({ alignSelf: 'start' })])
export const name = sprinkles({ fontSize: 'body', fontWeight: 'bold' })
export const access = sprinkles({ gridColumn: 'all' })
