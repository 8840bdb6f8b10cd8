import { baselineEnds, ends, cover as itemCover, phonePage, ruled } from '@compute-mall/ui/shapes'
import { sprinkles } from '@compute-mall/ui/sprinkles'
import { space } from '@compute-mall/ui/theme'
import { style } from '@vanilla-extract/css'

export const page = style([phonePage, { paddingBottom: space[4] }])
/** A place that waits for words takes no room. */
export const notice = style({ selectors: { '&:empty': { position: 'absolute' } } })
const ground = sprinkles({ display: 'grid', padding: 3, borderRadius: 'large', background: 'card' })
export const panel = style([ground, sprinkles({ gap: 1 })])

export const head = style([ends, sprinkles({ paddingBottom: 2 })])
/** As high as a thumb, though it stands in a line of text. */
export const change = style([
  sprinkles({ display: 'inline-flex', alignItems: 'center', minHeight: 'target', paddingInline: 2 }),
  { marginBlock: `-${space[2]}` },
])
export const line = style([
  ruled,
  sprinkles({ display: 'grid', gap: 3, paddingBlock: 3 }),
  {
    gridTemplateColumns: '72px minmax(0, 1fr)',
    ':first-child': { paddingTop: 0 },
    ':last-child': { paddingBottom: 0 },
  },
])
export const cover = style([itemCover, sprinkles({ alignSelf: 'start' })])
export const sum = style([baselineEnds, sprinkles({ rowGap: 0, columnGap: 2, paddingTop: 1 })])
export const sums = style([
  ground,
  sprinkles({ rowGap: 2, columnGap: 1, color: 'soft' }),
  { gridTemplateColumns: '1fr auto' },
])
export const total = style([
  sprinkles({ flex: 1, display: 'grid', gap: 'half' }),
  { minWidth: 'min-content' },
])
