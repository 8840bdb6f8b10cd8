import { baselineEnds, liftingCard, soldOutCover, twoLines } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { ellipsis, leading, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** Off screen the browser skips it: a page has up to 120. */
export const tile = style([
  liftingCard,
  sprinkles({ display: 'flex', flexDirection: 'column', minWidth: 0, overflow: 'hidden' }),
  { height: '100%', contentVisibility: 'auto', containIntrinsicSize: 'auto 430px' },
])
export const cover = style([soldOutCover, { aspectRatio: '4 / 3' }])
export const body = sprinkles({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 2,
  padding: { phone: 3, tablet: 4 },
})
export const name = style([
  twoLines,
  sprinkles({ fontSize: 'body', textWrap: 'pretty' }),
  {
    minHeight: `calc(2em * ${leading.tight})`,
    selectors: { [`${tile}[data-sold-out] &`]: { color: vars.color.inkSoft } },
  },
])
export const summary = style([
  twoLines,
  sprinkles({ color: 'soft', fontSize: 'caption' }),
  { minHeight: '3em' },
])
export const foot = style([baselineEnds, sprinkles({ rowGap: 1, columnGap: 2, marginTop: 'auto' })])
export const price = style([sprinkles({ gap: 'half' }), { display: 'inline-grid' }])
export const shop = style([sprinkles({ color: 'faint', fontSize: 'caption' }), ellipsis])
