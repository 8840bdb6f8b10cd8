import { baseline, ends, cover as itemCover, ruled } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { from, space, visuallyHiddenRule } from '@compute-mall/ui/theme'
import { createVar, fallbackVar, type StyleRule, style } from '@vanilla-extract/css'

/** How far the tip stands off the edges of a page whose panels do not; where nothing is said, not at all. */
export const tipInset = createVar()
/** A place that waits for words takes no room. */
export const tip = style({
  padding: fallbackVar(tipInset, '0px'),
  selectors: { '&:empty': { position: 'absolute' } },
})
export const soft = sprinkles({ color: 'soft', fontSize: 'caption', fontWeight: 'regular' })

const fromTablet = (rule: StyleRule) => ({ '@media': { [from.tablet]: rule } })
export const reasonLine = style([
  ruled,
  sprinkles({ display: 'grid', gap: 2, justifyItems: 'start', alignItems: 'center', paddingBlock: 2 }),
  fromTablet({ gridTemplateColumns: '1fr auto' }),
])

/** Where there is room for columns, measured in the reader's text size, wherever that was chosen. */
const wide = (rule: StyleRule) => ({ '@container': { '(min-width: 70rem)': rule } })
const columns = 'minmax(0, 1fr) 12.5rem 8.75rem 5rem 5.625rem 8.75rem'
const row = { display: 'grid', gridTemplateColumns: columns, columnGap: space[4] } as const

export const headings = style([
  sprinkles({ display: 'none', paddingBlock: 2, paddingInline: 4, borderRadius: 'medium' }),
  sprinkles({ color: 'soft', background: 'sunken' }),
  wide(row),
])
export const line = style([
  ruled,
  sprinkles({ display: 'grid', gap: 3, paddingBlock: 4 }),
  wide({ ...row, alignItems: 'start', paddingInline: space[4] }),
])
export const cover = style([itemCover, sprinkles({ flex: 'none' }), { width: '64px' }])
export const goodsName = sprinkles({ fontSize: 'lead', fontWeight: 'medium' })

/** On a phone each figure follows its name; on a desktop it stands in the column that has the name on top. */
export const figures = style([sprinkles({ display: 'grid', gap: 2 }), wide({ display: 'contents' })])
export const figure = style([
  sprinkles({ display: 'flex', justifyContent: 'space-between', gap: 4, textAlign: 'end' }),
  wide({ display: 'block' }),
])
export const configuration = style([figure, wide({ textAlign: 'start' })])
export const figureName = style([sprinkles({ flex: 'none', color: 'soft' }), wide(visuallyHiddenRule)])
export const atEnd = sprinkles({ textAlign: 'end' })

export const summary = style([sprinkles({ display: 'grid', gap: 3 }), fromTablet({ justifyItems: 'end' })])
export const sums = style([
  sprinkles({ display: 'grid', rowGap: 2, columnGap: 6 }),
  { gridTemplateColumns: '1fr auto' },
  fromTablet({ textAlign: 'end' }),
])
export const notice = sprinkles({ justifySelf: 'stretch' })

export const bar = style([
  ends,
  sprinkles({ rowGap: 2, columnGap: 4 }),
  fromTablet({ display: 'grid', gridTemplateColumns: '1fr auto auto', columnGap: space[6] }),
])
export const note = style([
  sprinkles({ color: 'soft', fontSize: 'caption' }),
  { flexBasis: '100%', textWrap: 'balance' },
  fromTablet({ maxWidth: '420px' }),
])
export const total = style([baseline, sprinkles({ rowGap: 0, columnGap: 2 })])
