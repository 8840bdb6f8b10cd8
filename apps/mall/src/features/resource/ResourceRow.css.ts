import { cover as itemCover, liftingCard, soldOutCover, wrap } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const row = style([
  liftingCard,
  sprinkles({ display: 'grid', gap: { phone: 3, tablet: 4, desktop: 6 }, padding: 4 }),
  {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    '@media': {
      [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)', alignItems: 'center' },
      [from.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr) 180px 220px' },
    },
  },
])
export const cover = style([
  soldOutCover,
  itemCover,
  sprinkles({ alignSelf: 'start' }),
  { aspectRatio: '4 / 3' },
])
const behind = style([
  wrap,
  sprinkles({ gridColumn: 'all' }),
  { '@media': { [from.desktop]: { display: 'grid', gridColumn: 'auto' } } },
])
export const where = style([
  behind,
  sprinkles({ rowGap: 2, columnGap: 4 }),
  { '@media': { [from.desktop]: { justifyItems: 'start' } } },
])
export const region = sprinkles({ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'soft' })
export const buy = style([
  behind,
  sprinkles({ justifyContent: 'space-between', gap: 3 }),
  {
    '@media': {
      [from.desktop]: { justifyContent: 'stretch', justifyItems: 'end', textAlign: 'end' },
    },
  },
])
export const go = sprinkles({ display: 'inline-flex', alignItems: 'center', color: 'brand' })
