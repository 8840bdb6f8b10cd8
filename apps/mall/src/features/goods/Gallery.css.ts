import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, radius } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const gallery = style([
  sprinkles({ display: 'grid', alignContent: 'start', gap: 4 }),
  { '@media': { [from.tablet]: { position: 'sticky', top: '128px', alignSelf: 'start' } } },
])
export const cover = style({ aspectRatio: '4 / 3', borderRadius: radius.large, overflow: 'hidden' })
