import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Looks as the options above, which have their legends beside them where there is room. */
export const amount = style({
  '@media': {
    [from.desktop]: { display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)', alignItems: 'start' },
  },
})
export const legend = style([
  sprinkles({ paddingBottom: 2, color: 'soft' }),
  { '@media': { [from.desktop]: { paddingTop: '7px' } } },
])
export const unit = style([
  sprinkles({ color: 'faint', fontSize: 'caption' }),
  { marginInlineStart: space[1] },
])
export const center = sprinkles({ display: 'inline-flex', flexWrap: 'wrap', rowGap: 0, columnGap: 2 })
