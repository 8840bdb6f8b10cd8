import { from, radius, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const gallery = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  '@media': { [from.tablet]: { position: 'sticky', top: '128px', alignSelf: 'start' } },
})
export const cover = style({ aspectRatio: '4 / 3', borderRadius: radius.large, overflow: 'hidden' })
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
