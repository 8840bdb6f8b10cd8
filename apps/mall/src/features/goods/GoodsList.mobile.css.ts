import {
  baselineEnds,
  column,
  row as inRow,
  cover as itemCover,
  lineOfTags,
  soldOutCover,
  twoLines,
} from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { ellipsis, focusRing, radius, space, vars } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

/** A row that was drawn once remembers its width: it must not hold the column open after the phone was turned. */
export const list = style([column, sprinkles({ gap: 2 })])

export const row = style([
  sprinkles({ position: 'relative', display: 'grid', gap: 3, padding: 3 }),
  sprinkles({ borderRadius: 'large', background: 'card' }),
  {
    gridTemplateColumns: '104px minmax(0, 1fr)',
    selectors: {
      // Off screen the browser skips it. Those in sight at first would move when they get their own height.
      'li:nth-child(n + 11) > &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 136px' },
      '&:active': { background: vars.color.sunken },
      '&:has(a:focus-visible)': focusRing('-2px'),
    },
  },
])
export const side = sprinkles({ display: 'grid', alignContent: 'start', justifyItems: 'center' })
export const cover = style([soldOutCover, itemCover, sprinkles({ width: 'full' })])
/** In the corner of the cover. */
export const rank = style([
  sprinkles({ color: 'onDark', background: 'dark', fontWeight: 'bold', textAlign: 'center' }),
  {
    position: 'absolute',
    top: space[3],
    left: space[3],
    minWidth: '24px',
    borderRadius: `${radius.medium} 0`,
    selectors: { '&[data-top]': { color: vars.color.onBrand, background: vars.color.brand } },
  },
])
export const body = sprinkles({ display: 'grid', alignContent: 'start', gap: 1, minWidth: 0 })
export const name = style([twoLines, sprinkles({ fontSize: 'body', textWrap: 'pretty' })])
export const tags = style([lineOfTags, { ':empty': { display: 'none' } }])
export const facts = style([
  inRow,
  sprinkles({ flexWrap: 'wrap', rowGap: 0, columnGap: 2, minWidth: 0, color: 'faint', fontSize: 'caption' }),
])
export const where = style([sprinkles({ minWidth: 0 }), ellipsis])
export const foot = style([baselineEnds, sprinkles({ rowGap: 0, columnGap: 2 })])
export const sales = sprinkles({ color: 'faint', fontSize: 'caption' })
